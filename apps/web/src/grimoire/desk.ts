import type { Character } from '@belfry/almanac';
import type { Game, Input, Json, OpenOffer, Prompt, SeenEvent, View } from '@belfry/engine';
import type { Script } from '@belfry/scripts';

/** A moment that the Storyteller can go back to: the inputs before it, and where its facts begin in the log. */
export interface Moment {
  readonly keep: number;
  readonly from: number;
}

/**
 * What a Storyteller needs to run a game, wherever the game lives: in this browser for a table with one device,
 * or on a server for a table of many. The Grimoire's screen knows only this.
 */
export interface Desk {
  readonly script: Script;
  readonly characters: readonly Character[];
  readonly view: View;
  /** Everything that is waited for, of the Storyteller and of the seats. */
  readonly prompts: readonly Prompt[];
  /** What abilities in play let the Storyteller do now, and need not be done. */
  readonly offers: readonly OpenOffer[];
  readonly log: readonly SeenEvent[];
  /** How many decisions have been taken. */
  readonly inputs: number;
  /** Moments to go back to, in order: one for each decision. */
  readonly moments: readonly Moment[];
  /** Seats whose players see nothing on a screen of their own: the Storyteller shows them everything. */
  readonly inPerson: (seat: number) => boolean;
  /** Where the clock hand runs by the server's clock: sets it going. null where this page moves it. */
  readonly startVote: (() => Promise<string | null>) | null;
  /** The Storyteller is thinking about a suggestion: where it would be taken by the clock, the clock waits. */
  stepIn(): void;
  /** The game itself with its rules, for those who look deeper; it may have to be fetched. */
  game(): Promise<Game>;
  /** Resolves to the reason of a refusal, or null when it was taken. */
  send(input: Input): Promise<string | null>;
  undo(keep: number): Promise<string | null>;
  /** Takes again what was taken back last; null when there is nothing, or something else was decided since. */
  readonly redo: (() => Promise<string | null>) | null;
  /** Answers an earlier decision otherwise (null: leaves an act out); what came after is kept where it fits. */
  amend(input: number, choice: Json | null): Promise<string | null>;
}
