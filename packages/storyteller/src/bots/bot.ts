import type { Offered } from '@belfry/almanac';
import type { Json, Prompt, SeatId, View } from '@belfry/engine';
import type { Utterance } from '../talk/utterance.ts';
import type { Board } from '../town/board.ts';

/** Everything that a bot may know. Its answers are a function of this and of nothing else. */
export interface Situation {
  readonly seat: SeatId;
  /** The table through this seat's eyes. */
  readonly view: View;
  /** What everybody knows and has heard. */
  readonly board: Board;
  /** What was said to this seat, or by it, in private. */
  readonly whispers: readonly Utterance[];
  /** The bot's own dice. */
  readonly seed: string;
  /** What is spoken at this table, for words that the rules have to understand; English unless said otherwise. */
  readonly lang?: Offered;
}

/**
 * Somebody who sits in a chair without being a person. It keeps no memory of its own: after a restart the same
 * events and the same talk make the same bot. A stronger one (reasoning over possible worlds) implements this too.
 */
export interface Bot {
  /** The answer to a prompt; null where nothing has to be done (by day, or leaving the hand as it is). */
  answer(prompt: Prompt, situation: Situation): Json | null;
  /** What it wants to say now; nothing is fine. */
  speak(situation: Situation): readonly Utterance[];
}
