import type { Json, Prompt, SeatId, SeenEvent, View } from '@belfry/engine';
import type { Claim, Clocks, Line } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import type { Key } from '../i18n/en/index.ts';

/** A table as one player has it, wherever the game lives. The player's screen knows only this. */
export interface PlayerTable {
  /** For what this device remembers of the table: notes, guesses, what was seen. */
  readonly key: string;
  readonly script: Script;
  readonly view: View;
  readonly prompts: readonly Prompt[];
  readonly clocks: Clocks | null;
  readonly away: readonly SeatId[];
  readonly talk: PlayerTalk | null;
  /** What happened for all to see, oldest first. */
  readonly chronicle: readonly SeenEvent[];
  /** At a table of one's own the player moves the day on. */
  readonly goOn: { readonly label: Key; run(): void } | null;
  /** The clock by which timers run. */
  now(): number;
  /** Resolves to the reason of a refusal, or null. */
  answer(prompt: Prompt, choice: Json): Promise<string | null>;
}

export interface PlayerTalk {
  readonly lines: readonly Line[];
  readonly canWhisper: boolean;
  say(text: string): Promise<string | null>;
  whisper(to: readonly SeatId[], text: string): Promise<string | null>;
  toStoryteller(text: string): Promise<string | null>;
  claim(claim: Claim): Promise<string | null>;
}
