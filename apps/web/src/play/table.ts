import type { Json, Prompt, SeenEvent, View } from '@belfry/engine';
import type { Claim, Line } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import type { Key } from '../i18n/en/index.ts';

/**
 * A table in this browser as its one player has it: the first lesson, or a game among bots. The player's screen knows
 * only this. (Tables with other people are in `online/`.)
 */
export interface PlayerTable {
  /** For what this device remembers of the table: notes, guesses, what was seen. */
  readonly key: string;
  readonly script: Script;
  readonly view: View;
  readonly prompts: readonly Prompt[];
  readonly talk: PlayerTalk;
  /** What the player saw happen, oldest first. */
  readonly chronicle: readonly SeenEvent[];
  /** At a table of one's own the player moves the day on. */
  readonly goOn: { readonly label: Key; run(): void } | null;
  /** Resolves to the reason of a refusal, or null. */
  answer(prompt: Prompt, choice: Json): Promise<string | null>;
}

export interface PlayerTalk {
  readonly lines: readonly Line[];
  say(text: string): void;
  /** null where nobody listens for claims. */
  readonly claim: ((claim: Claim) => void) | null;
}
