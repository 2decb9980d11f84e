import type { CharacterId, Offered } from '@belfry/almanac';
import type { Json, Prompt, SeatId, View } from '@belfry/engine';
import type { Utterance } from '../talk/utterance.ts';
import type { Board } from '../town/board.ts';
import type { Opinion } from './opinion.ts';

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
  /** How it makes up its mind; a beginner's way where nothing is said. */
  readonly mind?: Mind;
}

/** How many times likelier than a blind guess somebody must be before a player nominates them or votes for them. */
export interface Bars {
  /** With three alive, with four and so on; the last holds for more. A crowd has days to spare. */
  readonly living: readonly number[];
  /** What part of it is enough to name somebody while nobody is about to die: they may defend themselves. */
  readonly naming: number;
  /** So much more before the last call, while more than four live. */
  readonly sooner: number;
  /** So much more on the first day, when hardly anything is known. */
  readonly firstDay: number;
  /** So much more where there were few to begin with. */
  readonly hamlet: number;
  /** So much less for each tenth of the living that seems to be evil, from a third on: half of them win; so much more below it. */
  readonly tide: number;
  /** So much more where the day needs an execution and somebody dead will do. */
  readonly corpse: number;
  /** Where a quiet day may be the last. */
  readonly anybody: number;
  /** So much more where an execution may decide the game though the Demon is dead. */
  readonly extraDay: number;
}

/** What distinguishes players beyond the beginner: how they judge the others, and how far they go for their side. */
export interface Mind {
  opinionOf(situation: Situation): Opinion;
  /** How sure they want to be before they act. */
  barsIn(situation: Situation): Bars;
  /** How close to their first suspect somebody must come to get their vote: 0 for not at all. */
  readonly singleMinded: number;
  /** How many of so many players say on the first day who they are; the others do on the second. */
  opennessAmong(players: number): number;
  /** Whether they wait with a nomination until the last call, while nobody is about to die. */
  readonly bidesTime: boolean;
  /** Whether they nominate and vote as their guise would, while it costs their side nothing. */
  readonly blendsIn: boolean;
  /** In which order they would wear what they were told is free. */
  preferredBluffs(bluffs: readonly CharacterId[], situation: Situation): readonly CharacterId[];
  /** Whom of their own they do not spare today. */
  sacrificed(situation: Situation): SeatId | null;
  /** Whether they would rather hand on what they are than keep it, tonight. */
  passesOn(situation: Situation): boolean;
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
