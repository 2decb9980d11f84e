import type { CharacterId, Sentence } from '@belfry/almanac';
import type { Effect } from './effect.ts';
import type { Json } from './json.ts';
import type { Abnormal } from './ledger.ts';
import type { Ability, Alignment, Seat, SeatId, Then } from './seat.ts';

/** Everything that is true at the table. Plain data: what JSON cannot carry has no place here. */
export interface GameState {
  phase: 'setup' | 'night' | 'day' | 'over';
  /** The number of the current or latest night and day, 0 before the first. */
  night: number;
  day: number;
  seats: Seat[];
  /** Clockwise order of the chairs. */
  circle: SeatId[];
  effects: Effect[];
  /** A Demon has been in play: without one, none can be dead. */
  hadDemon: boolean;
  /** Fabled and Loric in play; they sit in no chair. */
  fabled: CharacterId[];
  /** Abilities that no player has: those of Fabled and Loric, and what the Storyteller holds. */
  tableAbilities: Ability[];
  /** What was in the bag: questions about the set-up are asked of this. */
  readonly dealt: readonly Then[];
  /** What a character remembers for the whole game, whoever is it. */
  memory: { readonly [character: CharacterId]: { readonly [key: string]: Json } };
  /** The last player who died by execution, by day or by night. */
  lastExecuted: SeatId | null;
  /** Whose ability went wrong because of another's since the last dawn. */
  abnormal: Abnormal[];
  /** Whether the Storyteller wants to see everything before it is told. */
  tellings: 'at-once' | 'asked';
  /** Three good characters that the Demon was told are not in play. */
  bluffs: CharacterId[];
  /** Index into the night order of this night's current place; -1 outside of it. */
  place: number;
  tonight: Tonight;
  today: Today;
  /** Changes that a player still has to be told of. */
  news: News[];
  outcome: Outcome | null;
  /** The next number for an ability or an effect. */
  nextId: number;
}

export interface Tonight {
  /** Who woke to use their own ability, in order. */
  woke: SeatId[];
  /** Who was chosen by somebody's ability, in order. */
  chosen: { readonly by: SeatId; readonly seat: SeatId }[];
  /** Who lived when night fell: dawn tells the difference, and nothing of what was undone in between. */
  readonly livedAtDusk: readonly SeatId[];
  /** Whoever an ability has made a Traveller, or none any more: dawn tells. */
  travelling: SeatId[];
}

export interface Today {
  stage: 'discussion' | 'nominations' | 'closed';
  lastCall: boolean;
  nominations: Nomination[];
  /** Where in that list the nominations that still count begin: after an execution a new list begins. */
  countsFrom: number;
  /** Who alone may nominate, after an execution; null while everybody may. */
  only: SeatId[] | null;
  block: Block;
  executions: Execution[];
  /** Travellers for whose exile somebody has called. */
  exilesCalled: SeatId[];
  /** Who died by day, for whatever reason, as they were then. */
  died: Then[];
  /** Who voted for whom today, as they were then. */
  votes: Then[];
  /** Whose last vote was spent with nobody looking: the town hears of it at dusk. */
  spentInSecret: SeatId[];
  /** Who nominated today, as they were then. */
  nominators: Then[];
  /** What players have said they do today, where that can be done again tomorrow. */
  used: { readonly seat: SeatId; readonly character: CharacterId }[];
}

/** Who is about to die, and the tally that the next nominee has to beat. */
export interface Block {
  seat: SeatId | null;
  votes: number;
  /** They got there by fewer votes than half of the living, as some ability lets them. */
  byFewer: boolean;
}

export const emptyBlock = (): Block => ({ seat: null, votes: 0, byFewer: false });

export interface Nomination {
  readonly nominator: SeatId;
  readonly nominee: SeatId;
  /** null while no vote was taken. */
  votes: number | null;
  /** How many votes were needed, and how many are half of those who lived, when they were counted. */
  bar?: { readonly needed: number; readonly half: number };
  voters: SeatId[];
  /** Something has happened instead of a vote. */
  voteless: boolean;
}

export interface Execution {
  readonly seat: SeatId;
  readonly died: boolean;
  /** What they were then. */
  readonly character: CharacterId;
  readonly alignment: Alignment;
  /** Who nominated them, where a vote led to it. */
  readonly nominator: SeatId | null;
}

/** "You are now …", to be delivered at the place of the character that caused it, or as soon as night allows. */
export interface News {
  readonly seat: SeatId;
  readonly at: CharacterId | null;
}

export interface Outcome {
  readonly winner: Alignment;
  readonly reason: Sentence;
  /** What ends the game: who lives, an ability's claim, or the Storyteller's word. */
  readonly because: 'demons-dead' | 'two-left' | 'ability' | 'storyteller';
}

export const freshToday = (): Today => ({
  stage: 'discussion',
  lastCall: false,
  nominations: [],
  countsFrom: 0,
  only: null,
  block: emptyBlock(),
  executions: [],
  exilesCalled: [],
  died: [],
  votes: [],
  spentInSecret: [],
  nominators: [],
  used: [],
});

export const freshTonight = (livedAtDusk: readonly SeatId[] = []): Tonight => ({
  woke: [],
  chosen: [],
  livedAtDusk,
  travelling: [],
});
