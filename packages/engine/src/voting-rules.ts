import type { Context } from './context.ts';
import { works } from './derived.ts';
import { inPlay } from './in-play.ts';
import type { SeatId } from './seat.ts';
import { definitionOf, living, seatOf, type Table } from './table.ts';

/** What one player's hand is worth. */
export interface Ballot {
  /** Whether they may raise it at all. */
  readonly may: boolean;
  /** Whether a dead player's vote is spent by it. */
  readonly spends: boolean;
  readonly times: number;
}

/** How an ability bends the vote. Each answer is handed on to the next who bends it; all of it is known to the table. */
export interface VotingRules {
  ballot?(context: Context, seat: SeatId, ballot: Ballot): Ballot;
  /** How many votes put somebody on the block. */
  needed?(context: Context, needed: number): number;
  /** How often a player may nominate today. */
  nominations?(context: Context, seat: SeatId, times: number): number;
  /** Nobody but the Storyteller nominates, and each day at least one of these. */
  byStoryteller?(context: Context): { readonly oneOf: readonly SeatId[] };
  /** Whether hands, counts and who is about to die are hidden. */
  secret?(context: Context): boolean;
}

const NOBODY: readonly { context: Context; rules: VotingRules }[] = [];

function bending(table: Table): readonly { context: Context; rules: VotingRules }[] {
  // Asked for every hand of every vote, and on most scripts nobody bends anything.
  if (inPlay(table).bendingVotes.length === 0) return NOBODY;
  const found = [];
  for (const ability of inPlay(table).bendingVotes) {
    if (!works(table, ability)) continue;
    found.push({ context: table.contextOf(ability), rules: definitionOf(table, ability.character)!.voting! });
  }
  return found;
}

const LIVING: Ballot = { may: true, spends: false, times: 1 };
const GHOST: Ballot = { may: true, spends: true, times: 1 };
const SPENT: Ballot = { may: false, spends: true, times: 1 };

/** What a player's hand is worth now: the living vote, the dead once more. */
export function ballotOf(table: Table, seat: SeatId): Ballot {
  const { alive, ghostVote } = seatOf(table, seat);
  let ballot = alive ? LIVING : ghostVote ? GHOST : SPENT;
  for (const { context, rules } of bending(table)) ballot = rules.ballot?.(context, seat, ballot) ?? ballot;
  return ballot;
}

/** Half of the living, rounded up. */
export function votesNeeded(table: Table): number {
  let needed = Math.ceil(living(table).length / 2);
  for (const { context, rules } of bending(table)) needed = rules.needed?.(context, needed) ?? needed;
  return needed;
}

/** How many nominations a player has a day. */
export function nominationsOf(table: Table, seat: SeatId): number {
  let times = seatOf(table, seat).alive ? 1 : 0;
  for (const { context, rules } of bending(table)) times = rules.nominations?.(context, seat, times) ?? times;
  return times;
}

/** Of whom the Storyteller has to nominate one a day, where nominating is theirs; null where it is not. */
export function storytellerNominates(table: Table): { readonly oneOf: readonly SeatId[] } | null {
  for (const { context, rules } of bending(table)) {
    const theirs = rules.byStoryteller?.(context);
    if (theirs !== undefined) return theirs;
  }
  return null;
}

export const votesAreSecret = (table: Table): boolean =>
  bending(table).some(({ context, rules }) => rules.secret?.(context) === true);
