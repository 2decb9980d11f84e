import type { Offered } from '@belfry/almanac';
import type { Grimoire, Prompt, Suggestion } from '@belfry/engine';
import type { Players } from '../gauge/missed.ts';
import type { Board } from '../town/board.ts';

/** A decision of the Storyteller, with the reason in one short sentence, which is data like all of them. */
export type Ruling = Suggestion;

/**
 * One who rules: the Grimoire and a prompt with its legal options in, a ruling out.
 * Asked the same thing again it says the same: what a person is shown as advice is what would have been done.
 */
export type Policy = (grimoire: Grimoire, prompt: Prompt) => Ruling;

/** What a policy may draw on besides the Grimoire. */
export interface Counsel {
  readonly seed: string;
  /** What the town knows and has said; policies listen to the bluffs of the evil. */
  readonly board: Board;
  /** How those who play are known to play; like beginners where nobody says. */
  readonly players?: Players;
  /** What the table speaks, for words that a player is to read; English where nobody says. */
  readonly lang?: Offered;
}
