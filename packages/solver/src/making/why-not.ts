import type { CharacterId } from '@belfry/almanac';
import { cast, deductions } from '@belfry/characters';
import type { SeatId } from '@belfry/engine';
import { Matter } from '../matter.ts';
import type { Problem } from '../problem.ts';
import { setUps } from '../set-ups.ts';
import { tries } from '../solve.ts';
import { type Fact, factsIn, hearingOnly } from './facts.ts';
import type { Refuted } from './refute.ts';

const STEPS_PER_DEAL = 300;
/** Where there are more deals than that, none of them is looked at any more: nothing is ruled out. */
const MOST_DEALS = 20_000;

/** What rules it out that somebody started as this; null where nothing does. No saying is named that is not needed. */
export function whyNot(problem: Problem, seat: SeatId, character: CharacterId): Refuted | null {
  const asked: Problem = {
    ...problem,
    domains: problem.domains.map((domain, at) =>
      at === seat ? [character].filter((id) => domain.includes(id)) : domain,
    ),
  };
  if (setUps(new Matter(asked, cast, deductions)).next().done === true) return { by: 'set-up' };
  let needed: readonly Fact[] = factsIn(problem);
  if (isPossible(hearingOnly(asked, needed))) return null;
  if (!isPossible(hearingOnly(asked, []))) return { by: 'facts', facts: [] };
  for (const fact of needed) {
    const fewer = needed.filter((one) => one !== fact);
    if (!isPossible(hearingOnly(asked, fewer))) needed = fewer;
  }
  return { by: 'facts', facts: needed };
}

function isPossible(problem: Problem): boolean {
  let deals = 0;
  for (const { solutions, undecided } of tries(problem, { stepsPerDeal: STEPS_PER_DEAL }))
    if (solutions.length > 0 || undecided || ++deals > MOST_DEALS) return true;
  return false;
}
