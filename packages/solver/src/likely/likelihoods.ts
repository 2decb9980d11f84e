import type { CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { type Random, random } from '@belfry/engine';
import { Matter } from '../matter.ts';
import type { Problem } from '../problem.ts';
import { deductions } from '../solve.ts';
import { type Assumptions, USUAL } from './assumptions.ts';
import { Dealer } from './dealer.ts';
import { impairingShares } from './impairing.ts';
import { PublicRecord } from './public.ts';
import { Sketch } from './sketch.ts';
import { testimoniesIn } from './testimony.ts';
import { Weigher } from './weigher.ts';

/** Who is likely to be what, as far as it has been worked out. */
export interface Likelihoods {
  /** By seat: the chance of being the living Demon now. */
  readonly demon: readonly number[];
  readonly evil: readonly number[];
  /** By seat: what they are now, the likeliest first. */
  readonly characters: readonly (readonly { readonly character: CharacterId; readonly chance: number }[])[];
  /** How many deals were drawn so far, and to how many equally likely ones they come. */
  readonly drawn: number;
  readonly effective: number;
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
const MOST = 4000;
/** Half of the draws go where evil seems to be, the others anywhere: nobody is lost sight of. */
const ANYWHERE = 0.5;

/**
 * How likely everybody is what: a first answer at once, a better one with each step; whoever asks decides when it is
 * enough. Needs the memory of one batch, whatever is asked.
 */
export function* likelihoods(problem: Problem, looking: Looking = {}): Generator<Likelihoods> {
  const { assumptions = USUAL, odds = null, seed = 'likely', atOnce = AT_ONCE, most = MOST } = looking;
  const m = new Matter(problem, cast, deductions);
  const search = new Search(m, assumptions, odds, random(seed));
  for (let drawn = 0; drawn < most; drawn += atOnce) {
    search.batch(atOnce);
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

class Search {
  readonly #m: Matter;
  readonly #dealer: Dealer;
  readonly #weigher: Weigher;
  readonly #record: PublicRecord;
  readonly #draws: Random;
  #drawn = 0;
  #total = 0;
  #squares = 0;
  readonly #demon: Float64Array;
  readonly #evil: Float64Array;
  /** By seat and code. */
  readonly #characters: Float64Array;

  constructor(m: Matter, assumptions: Assumptions, odds: readonly number[] | null, draws: Random) {
    this.#m = m;
    this.#draws = draws;
    this.#dealer = new Dealer(m, assumptions, odds);
    this.#record = new PublicRecord(m, assumptions);
    const sketch = new Sketch(m);
    const deal = m.claims.map((claim) => Math.max(0, claim));
    this.#weigher = new Weigher(
      m,
      assumptions,
      sketch,
      testimoniesIn(m, sketch, deal),
      this.#record,
      impairingShares(m),
    );
    this.#demon = new Float64Array(m.n);
    this.#evil = new Float64Array(m.n);
    this.#characters = new Float64Array(m.n * m.ids.length);
  }

  batch(size: number): void {
    const drawn: { deal: number[]; now: number[]; since: number; heir: number; weight: number }[] = [];
    for (let i = 0; i < size; i++) {
      const deal = new Array<number>(this.#m.n).fill(0);
      const weight = this.#dealer.draw(this.#draws, deal);
      if (weight === 0) continue;
      const { weight: seen, heir, since } = this.#record.become(deal, this.#draws);
      const now = deal.slice();
      if (heir >= 0) now[heir] = deal.find((code) => this.#m.teams[code] === 'demon')!;
      drawn.push({ deal, now, since, heir, weight: weight * seen });
    }
    this.#drawn += size;
    if (!this.#weigher.isReady) this.#weigher.learn(drawn);
    for (const one of drawn) this.#count(one.now, one.weight * this.#weigher.weigh(one), one.heir);
    this.#lookWhereItIs();
  }

  #count(now: readonly number[], weight: number, heir: number): void {
    if (!(weight > 0)) return;
    const { n, ids, teams } = this.#m;
    this.#total += weight;
    this.#squares += weight * weight;
    for (let seat = 0; seat < n; seat++) {
      const code = now[seat]!;
      this.#characters[seat * ids.length + code]! += weight;
      if (this.#m.isEvilCode(code)) this.#evil[seat]! += weight;
      if (teams[code] === 'demon' && (heir === seat || this.#record.deaths[seat] === null))
        this.#demon[seat]! += weight;
    }
  }

  /** The next draws go more often to those who seem to be evil. */
  #lookWhereItIs(): void {
    if (this.#total === 0) return;
    const { n } = this.#m;
    const readily = (share: Float64Array) => {
      const sum = share.reduce((total, one) => total + one, 0);
      return Array.from(share, (one) => ANYWHERE + (1 - ANYWHERE) * (sum === 0 ? 1 : (n * one) / sum));
    };
    this.#dealer.lookAt(readily(this.#demon), readily(this.#evil));
  }

  sofar(): Likelihoods {
    const { n, ids } = this.#m;
    const total = this.#total === 0 ? 1 : this.#total;
    const share = (sum: number) => sum / total;
    return {
      demon: Array.from(this.#demon, share),
      evil: Array.from(this.#evil, share),
      characters: Array.from({ length: n }, (_, seat) =>
        ids
          .map((character, code) => ({ character, chance: share(this.#characters[seat * ids.length + code]!) }))
          .filter(({ chance }) => chance > 0)
          .sort((a, b) => b.chance - a.chance),
      ),
      drawn: this.#drawn,
      effective: this.#squares === 0 ? 0 : this.#total ** 2 / this.#squares,
    };
  }
}
