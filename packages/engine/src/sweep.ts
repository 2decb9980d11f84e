import type { Sentence } from '@belfry/almanac';
import { type Asking, ask, type Play, type Put, type Round } from './ask.ts';
import { handCounted, handMoved } from './open-hand.ts';
import type { Options, Suggestion } from './prompt.ts';
import { type SeatId, TABLE } from './seat.ts';
import { clockwiseFrom, emit, only, seatOf, type Table } from './table.ts';

/** A count of hands, clockwise, ending with the player it is about. Votes and exiles share it. */
export interface Sweep {
  readonly key: string;
  readonly about: SeatId;
  /** Nobody sees the others' hands, nor how they are counted. */
  readonly secret?: boolean;
  /** Whether something has ended it from outside. */
  isPast?(): boolean;
  /** Whether this seat has a hand in it at all; depends only on what everybody knows. */
  takesPart(seat: SeatId): boolean;
  /** Why this seat may not raise its hand just now, in words to that seat, or null. */
  handDown(seat: SeatId, handsUp: (seat: SeatId) => boolean): Sentence | null;
  /** Why this seat may not take its hand down again, in words to that seat, or null. */
  handUp?(seat: SeatId): Sentence | null;
  /** Whether nobody's hand depends on another's. */
  areFree(): boolean;
  /** The clock hand has passed a raised hand; returns what it adds to the tally. */
  count(seat: SeatId): number;
  /** Whether a raised hand leaves a dead player their vote. */
  keeps?(seat: SeatId): boolean;
}

const ADVANCE_OR_SWEEP: Options = { pick: 'action', of: [{ do: 'advance' }, { do: 'sweep' }] };
const SWEEP: Suggestion = { choice: { do: 'sweep' }, reason: { say: 'why.sweep' } };
const runVote = (seat: SeatId): Asking => ({
  kind: 'run-vote',
  about: { seat },
  options: () => ADVANCE_OR_SWEEP,
  suggestion: SWEEP,
});

const RAISE: Options = { pick: 'action', of: [{ do: 'raise' }] };
const LOWER: Options = { pick: 'action', of: [{ do: 'lower' }] };

const isGone = (table: Table, about: SeatId) => about !== TABLE && seatOf(table, about).left;

/**
 * Hands go up and down until the clock hand passes them; then they are locked. Null if the day ended under it, or if
 * the player it is about has gone home.
 */
export function* sweep(
  table: Table,
  { key, about, secret = false, isPast, takesPart: mayVote, handDown, handUp, areFree, count, keeps }: Sweep,
): Play<{ tally: number; voters: SeatId[] } | null> {
  const order = clockwiseFrom(table, about);
  const up = new Set<SeatId>();
  const voters: SeatId[] = [];
  let tally = 0;
  let passed = 0;
  const takesPart = (seat: SeatId) => !seatOf(table, seat).left && mayVote(seat);
  const isUp = (seat: SeatId) => up.has(seat);
  const whyNot = (seat: SeatId) => (isUp(seat) ? (handUp?.(seat) ?? null) : handDown(seat, isUp));
  let clock = runVote(about);
  const hand: Asking = {
    kind: 'hand',
    about: { seat: about },
    options: (seat: SeatId) => {
      const why = whyNot(seat);
      return why !== null ? { pick: 'action', of: [], why } : isUp(seat) ? LOWER : RAISE;
    },
    refuse: (_, seat: SeatId) => whyNot(seat),
  };
  const questions = (put: Put) => {
    if (table.state.today.stage === 'closed' || isPast?.() === true || isGone(table, about)) return;
    put(clock, 'storyteller');
    for (let at = passed; at < order.length; at++) if (takesPart(order[at]!)) put(hand, order[at]!);
  };
  const round: Round = { open: [], answered: null, othersStand: false };
  while (passed < order.length) {
    if (clock.about.seat !== order[passed]) clock = runVote(order[passed]!);
    const answered = yield* ask(table, key, questions, round);
    if (answered === null) return null;
    const { to, choice } = answered;
    const { do: action } = choice as { do: string }; // one of the actions offered above
    if (to !== 'storyteller') {
      const raised = action === 'raise';
      if (raised) up.add(to);
      else up.delete(to);
      emit(table, secret ? { type: 'hand', seat: to, up: raised, to: only(to) } : handMoved(to, raised));
      round.othersStand = areFree();
      continue;
    }
    const until = action === 'sweep' ? order.length : passed + 1;
    for (; passed < until; passed++) {
      const seat = order[passed]!;
      if (!takesPart(seat)) continue;
      const kept = isUp(seat) && keeps?.(seat) === true;
      if (isUp(seat)) {
        tally += count(seat);
        voters.push(seat);
      }
      const to = secret ? 'storyteller' : 'everyone';
      const up = isUp(seat);
      if (kept) emit(table, { type: 'counted', seat, up, tally, kept, to });
      else emit(table, secret ? { type: 'counted', seat, up, tally, to } : handCounted(seat, up, tally));
    }
  }
  // Kept for the day: without room to grow.
  return { tally, voters: voters.slice() };
}
