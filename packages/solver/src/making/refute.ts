import type { CharacterId } from '@belfry/almanac';
import { cast, deductions } from '@belfry/characters';
import { Matter } from '../matter.ts';
import type { Problem } from '../problem.ts';
import { setUps } from '../set-ups.ts';
import { court, type Fact, factsIn, hearingOnly } from './facts.ts';

/** What speaks against a guess: the rules of set-up, or sayings that it leaves unexplained (none: what everybody saw). */
export type Refuted = { readonly by: 'set-up' } | { readonly by: 'facts'; readonly facts: readonly Fact[] };

const STEPS_PER_DEAL = 20_000;

/** Why somebody's guess cannot be; null where it can. No saying is named that is not needed. */
export function refute(problem: Problem, guess: readonly CharacterId[]): Refuted | null {
  if (!isDealt(problem, guess)) return { by: 'set-up' };
  const fits = (facts: readonly Fact[]) => court(hearingOnly(problem, facts), STEPS_PER_DEAL)(guess);
  let needed: readonly Fact[] = factsIn(problem);
  if (fits(needed)) return null;
  for (const fact of needed) {
    const fewer = needed.filter((one) => one !== fact);
    if (!fits(fewer)) needed = fewer;
  }
  return { by: 'facts', facts: needed };
}

function isDealt(problem: Problem, guess: readonly CharacterId[]): boolean {
  const m = new Matter(problem, cast, deductions);
  if (guess.some((id) => !m.isKnown(id))) return false;
  const alone = guess.map((id) => m.code(id));
  return setUps(m, alone).next().done !== true;
}
