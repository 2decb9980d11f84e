import type { SeatId, SeenEvent } from '@belfry/engine';
import type { Moment } from './desk.ts';

/** What one decision led to. `keep` is null for what was there before the first. */
export interface Step {
  readonly keep: number | null;
  readonly facts: readonly SeenEvent[];
}

/** A line of the log: a decision, or a run of hands that one reads as one. */
export interface LogEntry {
  /** How many decisions stay when it is taken back. */
  readonly keep: number | null;
  readonly before: readonly SeenEvent[];
  /** Hands that went up, came down and were counted, decision by decision. */
  readonly hands: readonly Step[];
  /** What came of them. */
  readonly after: readonly SeenEvent[];
}

const isHand = ({ type }: SeenEvent) => type === 'hand' || type === 'counted';
const opensVote = ({ facts }: Step) => facts.some(({ type }) => type === 'nominated' || type === 'exile-called');
const closesVote = ({ facts }: Step) => facts.some(({ type }) => type === 'tally' || type === 'exile');

function stepsOf(log: readonly SeenEvent[], moments: readonly Moment[]): Step[] {
  const starts: { readonly keep: number | null; readonly from: number }[] = [{ keep: null, from: 0 }, ...moments];
  return starts.map(({ keep, from }, at) => ({ keep, facts: log.slice(from, starts[at + 1]?.from ?? log.length) }));
}

/** The log from first to last. A vote is one entry from its call to its count, unless something else came between. */
export function logEntries(log: readonly SeenEvent[], moments: readonly Moment[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let open = false;
  for (const step of stepsOf(log, moments)) {
    const { keep, facts } = step;
    // What is not worth a line (the clock hand passing an empty chair) interrupts nothing.
    if (facts.every(({ type }) => type === 'states')) continue;
    const counted = facts.filter(isHand);
    const hands = counted.length === 0 ? [] : [{ keep, facts: counted }];
    const rest = facts.filter((fact) => !isHand(fact));
    const vote = open && hands.length > 0 ? entries.pop() : undefined;
    if (vote !== undefined) {
      entries.push({ ...vote, hands: [...vote.hands, ...hands], after: [...vote.after, ...rest] });
    } else if (hands.length > 0) entries.push({ keep, before: [], hands, after: rest });
    else entries.push({ keep, before: rest, hands, after: [] });
    open = opensVote(step) || (hands.length > 0 && !closesVote(step));
  }
  return entries;
}

/** Whose hands are up at the end of these steps: as counted, or as they are held. */
export function handsUp(hands: readonly Step[]): SeatId[] {
  const up = new Map<SeatId, boolean>();
  for (const { facts } of hands) {
    for (const fact of facts) if (fact.type === 'hand' || fact.type === 'counted') up.set(fact.seat, fact.up);
  }
  return [...up].flatMap(([seat, isUp]) => (isUp ? [seat] : []));
}
