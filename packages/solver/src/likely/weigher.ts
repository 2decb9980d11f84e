import type { Matter } from '../matter.ts';
import type { Assumptions } from './assumptions.ts';
import type { PublicRecord } from './public.ts';
import type { Sketch } from './sketch.ts';
import { MAY, NO, OPEN, type Testified, type Verdict, YES } from './testimony.ts';

/** A deal, what became of it, and since when. */
export interface Drawn {
  readonly deal: readonly number[];
  readonly now: readonly number[];
  readonly since: number;
  readonly weight: number;
}

/** However rare or common, nothing is said as if it were certain. */
const LEAST = 0.02;

/** How likely players say what they say, if this were the deal. */
export class Weigher {
  readonly #m: Matter;
  readonly #assumptions: Assumptions;
  readonly #sketch: Sketch;
  /** By seat, in the order in which it was learned. */
  readonly #said: readonly (readonly Testified[])[];
  readonly #record: PublicRecord;
  readonly #shares: readonly (readonly number[])[];
  /** How often each would be so in a deal that fits the claims. */
  readonly #usual = new Map<Testified, number>();
  isReady = false;

  constructor(
    m: Matter,
    assumptions: Assumptions,
    sketch: Sketch,
    said: readonly Testified[],
    record: PublicRecord,
    shares: readonly (readonly number[])[],
  ) {
    this.#m = m;
    this.#assumptions = assumptions;
    this.#sketch = sketch;
    this.#said = m.claims.map((_, seat) => said.filter((one) => one.seat === seat));
    this.#record = record;
    this.#shares = shares;
  }

  /** How often each statement is so by chance: what is so nearly always proves little. */
  learn(drawn: readonly Drawn[]): void {
    const { registersFalsely } = this.#assumptions;
    const worth = [0, registersFalsely, 1, 0];
    for (const one of this.#said.flat()) {
      let [so, all] = [0, 0];
      for (const world of drawn) {
        const marks = one.asksMarks ? this.#goodSeats(world.deal) : [-1];
        for (const mark of marks) so += (world.weight * worth[this.#verdict(one, world, mark)]!) / marks.length;
        all += world.weight;
      }
      this.#usual.set(one, Math.min(1 - LEAST, Math.max(LEAST, all === 0 ? 0.5 : so / all)));
    }
    this.isReady = true;
  }

  #verdict(one: Testified, { deal, now, since }: Drawn, mark: number): Verdict {
    return one.verdict(this.#sketch, one.hour > since ? now : deal, mark);
  }

  #goodSeats(deal: readonly number[]): number[] {
    const seats: number[] = [];
    for (let seat = 0; seat < deal.length; seat++) if (!this.#m.isEvilCode(deal[seat]!)) seats.push(seat);
    return seats;
  }

  weigh(world: Drawn): number {
    let weight = 1;
    for (let seat = 0; seat < this.#m.n; seat++) {
      const said = this.#said[seat]!;
      if (said.length === 0) continue;
      weight *= this.#speaker(seat, said, world);
      if (weight === 0) return 0;
    }
    return weight;
  }

  /** What is marked lies somewhere among the good, the same all game: all places are tried. */
  #speaker(seat: number, said: readonly Testified[], world: Drawn): number {
    const marks = said.some(({ asksMarks }) => asksMarks) ? this.#goodSeats(world.deal) : [-1];
    let sum = 0;
    for (const mark of marks) {
      let weight = 1;
      for (const one of said) weight *= this.#factor(seat, one, this.#verdict(one, world, mark), world);
      sum += weight;
    }
    return sum / marks.length;
  }

  /** How many times likelier it is said in this deal than by somebody who makes it up. */
  #factor(seat: number, one: Testified, verdict: Verdict, world: Drawn): number {
    if (verdict === OPEN) return 1;
    const m = this.#m;
    const usual = this.#usual.get(one)!;
    const code = world.deal[seat]!;
    const { evilTellsTruth, impairedTellsTruth, mistaken } = this.#assumptions;
    const believes = m.wrong[code] === 'believes';
    if (code !== m.claims[seat] && !believes) return mixed(verdict, usual, evilTellsTruth ?? usual);
    if (believes) return mixed(verdict, usual, impairedTellsTruth);
    const impaired = mistaken + (1 - mistaken) * this.#impaired(seat, one.hour, world);
    const sober = this.#isFalsified(one, world) ? lied(verdict, usual) : told(verdict, usual, this.#assumptions);
    return (1 - impaired) * sober + impaired * mixed(verdict, usual, impairedTellsTruth);
  }

  #isFalsified(one: Testified, { deal, now, since }: Drawn): boolean {
    const { falsifiers, teams } = this.#m;
    if (falsifiers.length === 0 || teams[one.code] !== 'townsfolk') return false;
    const codes = one.hour > since ? now : deal;
    for (let seat = 0; seat < codes.length; seat++)
      if (falsifiers.includes(codes[seat]!) && this.#record.isAliveAt(seat, one.hour)) return true;
    return false;
  }

  /** How likely somebody's ability did not work then. */
  #impaired(me: number, hour: number, { deal, now, since }: Drawn): number {
    const codes = hour > since ? now : deal;
    const night = hour >> 1;
    let free = 1;
    for (let seat = 0; seat < codes.length; seat++) {
      if (seat === me) continue;
      const share = this.#shares[codes[seat]!]![night];
      if (share !== undefined && share > 0 && this.#record.isAliveAt(seat, hour - 1)) free *= 1 - share;
    }
    return 1 - free;
  }
}

/** Said by whoever shows the truth that often. */
function mixed(verdict: Verdict, usual: number, truth: number): number {
  if (verdict === YES) return truth / usual;
  if (verdict === NO) return (1 - truth) / (1 - usual);
  return 1;
}

/** Only what is so is said. */
function told(verdict: Verdict, usual: number, { registersFalsely }: Assumptions): number {
  if (verdict === NO) return 0;
  return (verdict === MAY ? registersFalsely : 1) / usual;
}

/** Nothing that is so is said. */
function lied(verdict: Verdict, usual: number): number {
  if (verdict === YES) return 0;
  return (verdict === MAY ? 0.5 : 1) / (1 - usual);
}
