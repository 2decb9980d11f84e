import type { CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { random } from '@belfry/engine';
import { Matter } from '../matter.ts';
import type { Problem } from '../problem.ts';
import { deductions } from '../solve.ts';
import { type Assumptions, USUAL } from './assumptions.ts';
import { Search } from './search.ts';

/** Who is likely to be what, as far as it has been worked out. */
export interface Likelihoods {
  /** By seat: the chance of being the living Demon now. */
  readonly demon: readonly number[];
  readonly evil: readonly number[];
  /** By seat: what they are now, the likeliest first. */
  readonly characters: readonly (readonly { readonly character: CharacterId; readonly chance: number }[])[];
  /** How many deals were looked at so far. */
  readonly drawn: number;
}

export interface Looking {
  readonly assumptions?: Assumptions;
  /** By seat: how much likelier than others they are evil for reasons of one's own (their votes, their tone); 1 is as others. */
  readonly odds?: readonly number[];
  /** The same seed draws the same deals. */
  readonly seed?: string;
  /** How many deals are drawn before an answer, and in all. */
  readonly atOnce?: number;
  readonly most?: number;
}

const AT_ONCE = 500;
const MOST = 6000;

/**
 * How likely everybody is what: a first answer at once, a better one with each step; whoever asks decides when it is
 * enough. Needs the memory of one batch, whatever is asked.
 */
export function* likelihoods(problem: Problem, looking: Looking = {}): Generator<Likelihoods> {
  const { assumptions = USUAL, odds = null, seed = 'likely', atOnce = AT_ONCE, most = MOST } = looking;
  const m = new Matter(problem, cast, deductions);
  const search = new Search(m, assumptions, odds, random(seed));
  for (let drawn = 0; drawn < most; drawn += atOnce) {
    if (search.hasSetOut) search.wander(atOnce);
    else search.draw(atOnce);
    yield search.sofar();
  }
}

/** The last answer of `likelihoods`. */
export function likelihoodsOf(problem: Problem, looking: Looking = {}): Likelihoods {
  let last: Likelihoods | null = null;
  for (const one of likelihoods(problem, looking)) last = one;
  if (last === null) throw new RangeError('At least one deal has to be drawn.');
  return last;
}
