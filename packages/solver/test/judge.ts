import { type Tried, tries } from '../src/index.ts';
import type { Moment } from './games.ts';

export interface Judgement {
  readonly verdict: 'kept' | 'lost' | 'undecided';
  /** How many deals are possible, or not ruled out. */
  readonly worlds: number;
  /** What ruled the true deal out, if anything did. */
  readonly stuckAt: string | null;
}

/** Whether the solver keeps what is true. */
export function judge(
  { problem, started, now }: Moment,
  stepsPerDeal: number,
  all: readonly Tried[] = [...tries(problem, { stepsPerDeal })],
): Judgement {
  const worlds = all.filter(({ solutions, undecided }) => solutions.length > 0 || undecided).length;
  const mine = all.find((one) => one.started.join() === started.join());
  if (mine === undefined) return { verdict: 'lost', worlds, stuckAt: 'it was never dealt' };
  if (mine.undecided) return { verdict: 'undecided', worlds, stuckAt: null };
  // Where there are too many ends to tell, one of them stands for all.
  const isTold = mine.isComplete
    ? mine.solutions.some((one) => one.now.join() === now.map(({ character }) => character).join())
    : mine.solutions.length > 0;
  return { verdict: isTold ? 'kept' : 'lost', worlds, stuckAt: mine.stuckAt ?? 'it would have ended otherwise' };
}
