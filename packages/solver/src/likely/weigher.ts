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
  /** Who has the Demon's place now though another was dealt it, or -1. */
  readonly heir: number;
  /** What it counts for among blind draws; and how likely it makes what all saw. */
  readonly weight: number;
  readonly seen: number;
}

/** However rare or common, nothing is said as if it were certain. */
const LEAST = 0.02;
const NOBODY: readonly number[] = [-1];

/** How likely players say what they say, if this were the deal. */
export class Weigher {
  readonly #m: Matter;
  readonly #assumptions: Assumptions;
  readonly #sketch: Sketch;
  /** By seat, in the order in which it was learned. */
  readonly #said: readonly (readonly Testified[])[];
  readonly #asksMarks: readonly boolean[];
  readonly #record: PublicRecord;
  readonly #shares: readonly (readonly number[])[];
  /** By hour, for the world that is being weighed: how likely an ability did not work, and whether nothing told is true. */
  readonly #impaired: Float64Array;
  readonly #falsified: Uint8Array;
  readonly #hours: readonly number[];

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
    this.#asksMarks = this.#said.map((own) => own.some(({ asksMarks }) => asksMarks));
    this.#record = record;
    this.#shares = shares;
    this.#hours = [...new Set(said.map(({ hour }) => hour))];
    this.#impaired = new Float64Array(2 * m.nights.length + 2);
    this.#falsified = new Uint8Array(2 * m.nights.length + 2);
  }

  /** How often each statement is so by chance: what is so nearly always proves little. */
  learn(drawn: readonly Drawn[]): void {
    const { registersFalsely } = this.#assumptions;
    const worth = [0, registersFalsely, 1, 0];
    for (const one of this.#said.flat()) {
      let [so, all] = [0, 0];
      for (const world of drawn) {
        const marks = one.asksMarks ? this.#goodSeats(world.deal) : NOBODY;
        for (const mark of marks) so += (world.weight * worth[this.#verdict(one, world, mark)]!) / marks.length;
        all += world.weight;
      }
      one.usual = Math.min(1 - LEAST, Math.max(LEAST, all === 0 ? 0.5 : so / all));
    }
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
    for (const hour of this.#hours) this.#lookAt(hour, world);
    let weight = 1;
    for (let seat = 0; seat < this.#m.n; seat++) {
      const said = this.#said[seat]!;
      if (said.length > 0) weight *= this.#speaker(seat, said, world);
    }
    return weight;
  }

  /** What is marked lies somewhere among the good, the same all game: all places are tried. */
  #speaker(seat: number, said: readonly Testified[], world: Drawn): number {
    const marks = this.#asksMarks[seat] ? this.#goodSeats(world.deal) : NOBODY;
    let sum = 0;
    for (const mark of marks) {
      let weight = 1;
      for (const one of said) weight *= this.#factor(seat, one, this.#verdict(one, world, mark), world);
      sum += weight;
    }
    return sum / marks.length;
  }

  /** How many times likelier it is said in this deal than by somebody who makes it up. */
  #factor(seat: number, one: Testified, verdict: Verdict, { deal }: Drawn): number {
    if (verdict === OPEN) return 1;
    const { usual, hour, code } = one;
    const own = deal[seat]!;
    const { evilTellsTruth, impairedTellsTruth, registersFalsely } = this.#assumptions;
    if (own !== this.#m.claims[seat]) {
      if (this.#m.wrong[own] === 'believes') return mixed(verdict, usual, impairedTellsTruth);
      return mixed(verdict, usual, evilTellsTruth ?? usual);
    }
    const impaired = this.#impaired[hour]!;
    const isFalse = this.#falsified[hour] === 1 && this.#m.teams[code] === 'townsfolk';
    const sober = isFalse ? lied(verdict, usual) : told(verdict, usual, registersFalsely);
    return (1 - impaired) * sober + impaired * mixed(verdict, usual, impairedTellsTruth);
  }

  /** How likely somebody's ability did not work then, and whether nothing that was told could be true. */
  #lookAt(hour: number, { deal, now, since }: Drawn): void {
    const codes = hour > since ? now : deal;
    const { falsifiers } = this.#m;
    const night = hour >> 1;
    let free = 1 - this.#assumptions.mistaken;
    let falsified = 0;
    for (let seat = 0; seat < codes.length; seat++) {
      const code = codes[seat]!;
      const share = this.#shares[code]![night] ?? 0;
      if (share > 0 && this.#record.isAliveAt(seat, hour - 1)) free *= 1 - share;
      if (falsifiers.length > 0 && falsifiers.includes(code) && this.#record.isAliveAt(seat, hour)) falsified = 1;
    }
    this.#impaired[hour] = 1 - free;
    this.#falsified[hour] = falsified;
  }
}

/** Said by whoever shows the truth that often. */
function mixed(verdict: Verdict, usual: number, truth: number): number {
  if (verdict === YES) return truth / usual;
  if (verdict === NO) return (1 - truth) / (1 - usual);
  return 1;
}

/** Only what is so is said. */
function told(verdict: Verdict, usual: number, registersFalsely: number): number {
  if (verdict === NO) return 0;
  return (verdict === MAY ? registersFalsely : 1) / usual;
}

/** Nothing that is so is said. */
function lied(verdict: Verdict, usual: number): number {
  if (verdict === YES) return 0;
  return (verdict === MAY ? 0.5 : 1) / (1 - usual);
}
