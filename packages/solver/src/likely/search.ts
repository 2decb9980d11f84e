import type { Random } from '@belfry/engine';
import type { Matter } from '../matter.ts';
import type { Assumptions } from './assumptions.ts';
import { Dealer } from './dealer.ts';
import { Deeds } from './deeds.ts';
import { impairingShares } from './impairing.ts';
import type { Likelihoods } from './likelihoods.ts';
import { PublicRecord } from './public.ts';
import { Sketch } from './sketch.ts';
import { Tally } from './tally.ts';
import { testimoniesIn } from './testimony.ts';
import { type Drawn, Weigher } from './weigher.ts';

/** How many walk at once: so many different places are where they begin. */
const WALKERS = 16;
/** How the next deal is made of the last: all good seats anew, one seat somebody else, else two seats change parts. */
const ANEW = 0.35;
const ELSE = 0.25;

interface Walker {
  world: Drawn;
  /** How likely this deal makes what everybody says, and what all saw. */
  told: number;
  chance: number;
  /** What it would count for among all ways to draw its good seats; null until somebody asks. */
  around: number | null;
}

/**
 * Draws deals blindly first; then goes on from the best of them in small steps, so often to each as it is likely
 * (Metropolis and Hastings). Nothing is kept but where the walkers are and the sums.
 */
export class Search {
  readonly #m: Matter;
  readonly #dealer: Dealer;
  readonly #weigher: Weigher;
  readonly #record: PublicRecord;
  readonly #deeds: Deeds;
  readonly #draws: Random;
  readonly #credence: number;
  readonly #doubt: number;
  #drawn = 0;
  /** Before anything was said that anybody learned. */
  readonly #before: Tally;
  #tally: Tally;
  #walkers: Walker[] = [];

  constructor(m: Matter, assumptions: Assumptions, odds: readonly number[] | null, draws: Random) {
    this.#m = m;
    this.#draws = draws;
    this.#credence = assumptions.credence;
    this.#doubt = assumptions.doubt;
    this.#dealer = new Dealer(m, assumptions, odds);
    this.#record = new PublicRecord(m, assumptions);
    const sketch = new Sketch(m);
    const claimed = m.claims.map((claim) => Math.max(0, claim));
    const said = testimoniesIn(m, sketch, claimed);
    const shares = impairingShares(m);
    this.#weigher = new Weigher(m, assumptions, sketch, said, this.#record, shares);
    this.#deeds = new Deeds(m, assumptions, shares);
    this.#before = new Tally(m);
    this.#tally = new Tally(m);
  }

  /** Blind draws: a first answer, and where to begin. */
  draw(size: number): void {
    const drawn: Drawn[] = [];
    for (let i = 0; i < size; i++) {
      const deal = new Array<number>(this.#m.n).fill(0);
      const weight = this.#dealer.draw(this.#draws, deal);
      if (weight > 0) drawn.push(this.#world(deal, weight));
    }
    this.#drawn += size;
    this.#weigher.learn(drawn);
    const done = drawn.map(({ deal }) => this.#deeds.weigh(deal));
    const told = drawn.map((world, at) => this.#heard(world) * done[at]!);
    for (const [at, world] of drawn.entries()) {
      this.#count(this.#before, world, world.weight * world.seen * done[at]!);
      this.#count(this.#tally, world, world.weight * told[at]!);
    }
    this.#setOut(drawn, told);
  }

  #world(deal: number[], weight: number): Drawn {
    const { weight: seen, heir, since } = this.#record.become(deal, this.#draws);
    const now = deal.slice();
    if (heir >= 0) now[heir] = deal.find((code) => this.#m.teams[code] === 'demon')!;
    return { deal, now, since, heir, weight, seen };
  }

  /** How likely this deal makes all of it, apart from what came of what was done by day. */
  #heard(world: Drawn): number {
    return world.seen * this.#weigher.weigh(world) ** this.#credence;
  }

  #count(tally: Tally, { now, heir }: Drawn, weight: number): void {
    tally.add(now, weight, (seat) => heir === seat || this.#record.deaths[seat] === null);
  }

  /** Walkers begin where a blind draw was likely. */
  #setOut(drawn: readonly Drawn[], told: readonly number[]): void {
    const weights = drawn.map(({ weight }, at) => weight * told[at]!);
    const total = weights.reduce((sum, one) => sum + one, 0);
    if (total === 0) return;
    const start = this.#draws.next();
    for (let i = 0, at = 0, sum = weights[0]!; i < WALKERS; i++) {
      const goal = ((i + start) / WALKERS) * total;
      while (sum < goal && at < drawn.length - 1) sum += weights[++at]!;
      const world = drawn[at]!;
      this.#walkers.push({
        world,
        told: told[at]!,
        chance: this.#dealer.chanceOf(world.deal),
        around: null,
      });
    }
  }

  /** Something was found from which one can go on. */
  get hasSetOut(): boolean {
    return this.#walkers.length > 0;
  }

  /** So many small steps; the blind answer is forgotten with the first of them. */
  wander(steps: number): void {
    this.#drawn += steps;
    if (this.#walkers.length === 0) return;
    if (!this.#tally.isWalked) this.#tally = new Tally(this.#m, true);
    for (let i = 0; i < steps; i++) {
      const walker = this.#walkers[i % WALKERS]!;
      this.#step(walker);
      this.#count(this.#tally, walker.world, 1);
    }
  }

  #step(walker: Walker): void {
    const lot = this.#draws.next();
    const deal = walker.world.deal.slice();
    if (lot < ANEW) this.#anew(walker, deal);
    else if (lot < ANEW + ELSE) this.#somebodyElse(walker, deal);
    else this.#exchange(walker, deal);
  }

  /** One of the evil is somebody else or sits somewhere else, and all good seats are drawn again. */
  #anew(walker: Walker, deal: number[]): void {
    const evil = deal.flatMap((code, seat) => (this.#m.isEvilCode(code) ? [seat] : []));
    const seat = this.#draws.pick(evil);
    if (this.#draws.next() < 0.5) deal[seat] = this.#dealer.instead(deal, seat, this.#draws);
    else {
      const other = this.#draws.below(this.#m.n);
      [deal[seat], deal[other]] = [deal[other]!, deal[seat]!];
    }
    const weight = this.#dealer.redraw(this.#draws, deal);
    if (weight === 0) return;
    walker.around ??= this.#dealer.weightAround(walker.world.deal);
    if (!this.#goes(walker, this.#world(deal, weight), walker.around, weight)) return;
    walker.chance = this.#dealer.chanceOf(deal);
  }

  /** One who is not what they claim is somebody else of the same kind. */
  #somebodyElse(walker: Walker, deal: number[]): void {
    const hidden = deal.flatMap((code, seat) => (code === this.#m.claims[seat] ? [] : [seat]));
    if (hidden.length === 0) return;
    const seat = this.#draws.pick(hidden);
    const code = this.#dealer.instead(deal, seat, this.#draws);
    // Who becomes what they claim could not be picked on the way back.
    if (code === deal[seat] || code === this.#m.claims[seat]) return;
    deal[seat] = code;
    this.#goOrStay(walker, deal);
  }

  /** Who hides something was honest, and another hides it. */
  #exchange(walker: Walker, deal: number[]): void {
    const { claims, n } = this.#m;
    const a = this.#draws.below(n);
    const b = (a + 1 + this.#draws.below(n - 1)) % n;
    const [first, second] = [deal[a]!, deal[b]!];
    const [firstHides, secondHides] = [first !== claims[a], second !== claims[b]];
    if (!firstHides && !secondHides) return;
    if (firstHides && secondHides) [deal[a], deal[b]] = [second, first];
    else if (firstHides && claims[a]! >= 0) [deal[a], deal[b]] = [claims[a]!, first];
    else if (secondHides && claims[b]! >= 0) [deal[a], deal[b]] = [second, claims[b]!];
    else return;
    this.#goOrStay(walker, deal);
  }

  #goOrStay(walker: Walker, deal: number[]): void {
    const chance = this.#dealer.chanceOf(deal);
    if (chance > 0 && this.#goes(walker, this.#world(deal, 1), walker.chance, chance)) walker.chance = chance;
  }

  /** Goes there by lot, the rather the likelier it is beside where the walker is: each with what is to be said for it. */
  #goes(walker: Walker, world: Drawn, here: number, there: number): boolean {
    const heard = this.#heard(world);
    const bar = this.#draws.next() * here * walker.told;
    // What was done by day makes no deal likelier: most need not be asked for it, which costs most.
    if (bar >= there * heard) return false;
    const told = heard * this.#deeds.weigh(world.deal);
    if (bar >= there * told) return false;
    walker.world = world;
    walker.told = told;
    walker.around = null;
    return true;
  }

  sofar(): Likelihoods {
    return { ...this.#tally.shares(this.#before, this.#doubt), drawn: this.#drawn };
  }
}
