import { type Prompt, type Suggestion, withSuggestion } from '@belfry/engine';
import type { Settings } from '@belfry/protocol';
import type { TableState } from './state.ts';
import { advice, type Policies } from './storyteller.ts';

interface Advised {
  readonly key: string;
  readonly settings: Settings;
  readonly suggestion: Suggestion | null;
}

/** Adds to a ruling what the table's policy would do: a person who rules sees what would be done without them. */
export class Adviser {
  readonly #policies: Policies;
  readonly #trouble: (error: unknown) => void;
  #latest: Advised | null = null;

  constructor(policies: Policies, trouble: (error: unknown) => void) {
    this.#policies = policies;
    this.#trouble = trouble;
  }

  /** What is asked now. */
  prompts(state: TableState): readonly Prompt[] {
    const { play, settings } = state;
    if (play === null) return [];
    if (settings.storyteller === 'automatic') return play.asked;
    if (play.tellings.length === 0) return this.#advised(state, play.asked);
    // First things first, and one after another: two words at once would take less time than two rulings.
    const meanwhile = play.asked.filter(({ kind }) => kind === 'request');
    return [play.tellings[0]!.prompt, ...meanwhile];
  }

  #advised(state: TableState, asked: readonly Prompt[]): readonly Prompt[] {
    const { play, settings } = state;
    if (!asked.some(({ kind }) => kind === 'ruling')) return asked;
    return asked.map((prompt) => {
      if (prompt.kind !== 'ruling') return prompt;
      // Whatever was decided or taken back since may have changed what is wise, or even possible.
      const key = `${prompt.id} ${state.talk.length} ${play!.game.entries.length}`;
      if (this.#latest?.key !== key || this.#latest.settings !== settings) {
        this.#latest = { key, settings, suggestion: advice(state, prompt, this.#policies, this.#trouble) };
      }
      return withSuggestion(prompt, this.#latest.suggestion);
    });
  }
}
