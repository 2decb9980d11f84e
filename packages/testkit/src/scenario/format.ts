import type { GameSetup, Json, Party, SeatId } from '@belfry/engine';

/** A scenario as it was read: names are checked, the rest is as it was written. */
export interface Scenario {
  readonly name: string;
  readonly setup: GameSetup;
  /** Everybody by name: those who sit from the beginning, then those who join, in that order. */
  readonly players: readonly string[];
  readonly steps: readonly Step[];
  /** `file:line`, for messages. */
  readonly where: string;
  /** The same for each seat. */
  readonly seatsAt: readonly string[];
}

/** A scenario that cannot be played as it is written, and why. The others in its file can. */
export interface Unreadable {
  readonly name: string;
  readonly where: string;
  readonly problem: string;
}

export type Step =
  | { readonly do: 'night'; readonly where: string; readonly answers: Answers }
  | {
      readonly do: 'day';
      readonly where: string;
      readonly acts: readonly Act[];
      readonly ends: boolean;
      readonly answers: Answers;
    }
  | { readonly do: 'expect'; readonly where: string; readonly expect: readonly Expectation[] }
  | {
      readonly do: 'storyteller';
      readonly where: string;
      readonly action: Json;
      readonly refused: Refusal;
      readonly answers: Answers;
    }
  | ({ readonly do: 'attempt' } & Attempt)
  | { readonly do: 'answer'; readonly where: string; readonly answers: ReadonlyMap<SeatId, readonly Written[]> }
  | { readonly do: 'undo'; readonly where: string; readonly inputs: number };

/** What is answered when the game asks during one night or day. */
export interface Answers {
  /** Per player, in the order in which they are asked. */
  readonly choose: ReadonlyMap<SeatId, readonly Written[]>;
  /** What a player tries first, and is refused. */
  readonly refused: ReadonlyMap<SeatId, readonly Written[]>;
  /** What the Storyteller shows a player. */
  readonly tell: ReadonlyMap<SeatId, readonly Written[]>;
  /** What the Storyteller does by hand when this player is asked, before the answer. */
  readonly when: ReadonlyMap<SeatId, readonly Written[]>;
  /** Other rulings: `redirect`, `heir`, `registers`… */
  readonly rule: readonly {
    readonly what: string;
    readonly seat: SeatId | null;
    readonly to: string | null;
    readonly answer: Written;
  }[];
}

/** A value as the author wrote it, with its place. */
export interface Written {
  readonly value: unknown;
  readonly where: string;
}

/** Something that a player tries at a time when it cannot be done. */
export interface Attempt {
  readonly by: SeatId;
  readonly choice: Json;
  /** true, or words that the refusal contains. */
  readonly refused: true | string;
  readonly where: string;
}

/** true, or words that the refusal contains; null for what must be accepted. */
export type Refusal = true | string | null;

/** Something done by day, in order. */
export type Act =
  | PlayerAct
  | { readonly kind: 'open'; readonly where: string }
  | { readonly kind: 'last-call'; readonly where: string }
  | { readonly kind: 'end-day'; readonly refused: Refusal; readonly where: string }
  | { readonly kind: 'storyteller'; readonly action: Json; readonly refused: Refusal; readonly where: string }
  | { readonly kind: 'attempt'; readonly attempt: Attempt }
  | { readonly kind: 'expect'; readonly expect: readonly Expectation[] };

/** What a player does of their own accord. */
export type PlayerAct = {
  /** The Storyteller may nominate too, where only they do. */
  readonly by: Party;
  readonly refused: Refusal;
  readonly where: string;
} & (
  | { readonly kind: 'nominate' | 'exile'; readonly whom: readonly SeatId[]; readonly vote: Vote }
  /** `on` is read when it is known what the ability asks for. */
  | { readonly kind: 'use'; readonly character: string; readonly on: unknown; readonly vote: Vote }
);

export interface Vote {
  /** Hands that go up; those in `refusedHands` try and are refused. */
  readonly hands: readonly SeatId[];
  readonly refusedHands: readonly SeatId[];
  /** Hand by hand, where the order matters. */
  readonly sweep: readonly HandStep[];
}

export type HandStep =
  | { readonly do: 'raise' | 'lower'; readonly seat: SeatId; readonly refused: boolean; readonly where: string }
  | { readonly do: 'advance'; readonly times: number; readonly where: string }
  | { readonly do: 'attempt'; readonly attempt: Attempt }
  | { readonly do: 'storyteller'; readonly action: Json; readonly where: string };

export interface Expectation {
  readonly subject: SeatId | 'table';
  readonly what: string;
  readonly value: unknown;
  readonly where: string;
}

/** A scenario file that says something impossible; the message names the place. */
export class BadScenario extends Error {
  override readonly name = 'BadScenario';
}
