import type { Prompt } from '@belfry/engine';
import { clocksJson, NO_PROMPTS, promptsFor, writePrompts } from './project.ts';
import type { TableState } from './state.ts';
import type { Viewer } from './viewer.ts';

/** What somebody is asked, and how it is written. */
export interface Asked {
  readonly prompts: readonly Prompt[];
  readonly texts: readonly string[];
}

export const NOTHING_ASKED: Asked = { prompts: [], texts: NO_PROMPTS };

/** The table between two acts: what is the same for many viewers is worked out once. */
export class Moment {
  readonly state: TableState;
  readonly prompts: readonly Prompt[];
  #texts: readonly string[] | null = null;
  #textsBefore: readonly string[] | null = null;
  #clocks: string | null = null;

  constructor(state: TableState, prompts: readonly Prompt[]) {
    this.state = state;
    this.prompts = prompts;
  }

  asked(viewer: Viewer): Asked {
    const prompts = promptsFor(this.state, this.prompts, viewer);
    if (prompts.length === 0) return NOTHING_ASKED;
    this.#texts ??= writePrompts(this.state, this.prompts, 'now');
    if (prompts === this.prompts) return { prompts, texts: this.#texts };
    return { prompts, texts: prompts.map((prompt) => this.#textOf(prompt)) };
  }

  #textOf(prompt: Prompt): string {
    const at = this.prompts.indexOf(prompt);
    if (at >= 0) return this.#texts![at]!;
    // While the table waits, seats are asked what they were asked before.
    const before = this.state.play!.known.asked;
    this.#textsBefore ??= writePrompts(this.state, before, 'before');
    return this.#textsBefore[before.indexOf(prompt)]!;
  }

  clocks(viewer: Viewer): string {
    // Only clocks of a seat's own, and those that the Storyteller alone sees, differ between viewers.
    if (viewer.eyes === 'storyteller' || hasOwnClocks(this.state)) return clocksJson(this.state, viewer);
    this.#clocks ??= clocksJson(this.state, viewer);
    return this.#clocks;
  }
}

function hasOwnClocks({ timers, play }: TableState): boolean {
  for (const { kind } of timers.values()) if (kind === 'night-prompt') return true;
  return play?.known.timers.some(({ kind }) => kind === 'night-prompt') === true;
}
