import type { SeatId } from '@belfry/engine';
import { drewDifferently, mayKnowBetter } from './drawn-tokens.ts';
import type { Matter } from './matter.ts';
import type { Need } from './needs.ts';

/** By how much there may be more or fewer Outsiders, as bits of one number: this one stands for "as many as usual". */
const USUAL = 12;
const NO_CHANGE = 1 << USUAL;
const ANY = -1;

const plus = (sums: number, change: number): number => (change < 0 ? sums >> -change : sums << change);

/** One of these changes is made. */
function changed(sums: number, changes: readonly number[]): number {
  let after = 0;
  for (const change of changes) after |= plus(sums, change);
  return after;
}

/** How many Outsiders that makes, as a set: never fewer than none. */
function totals(sums: number, usual: number): number {
  if (sums === ANY) return ANY;
  const tooFew = sums & ((1 << (USUAL - usual)) - 1);
  return plus(sums, usual - USUAL) | (tooFew === 0 ? 0 : 1);
}

/** The check of a deal's numbers, with everything looked up that it asks. */
export function legality(
  m: Matter,
): (chosen: readonly number[], have: readonly number[], isLying?: (seat: SeatId) => boolean) => boolean {
  const { script, counts } = m.problem;
  const setups = script.map(({ setup }) => setup);
  const needed = setups.map((setup) => setup?.needs?.map((id) => m.code(id)) ?? []);
  const leavers = leaversOf(m);
  return (chosen, have, isLying) => {
    let minions = counts.minion;
    let demons = counts.demon;
    let sums = NO_CHANGE;
    let swap = false;
    for (let seat = 0; seat < chosen.length; seat++) {
      const code = chosen[seat]!;
      const setup = setups[code]!;
      if (setup === null) continue;
      minions += setup.minions ?? 0;
      demons += setup.demons ?? 0;
      if (setup.anyOutsiders === true) sums = ANY;
      if (setup.outsiders !== undefined && sums !== ANY) sums = changed(sums, setup.outsiders);
      // The good token that its player drew may have been the Outsider's.
      if (setup.seating === 'beside-demon') {
        swap = true;
        // What they think they are may have changed the bag as well.
        const claim = m.claims[seat]!;
        const drawn = claim < 0 || mayKnowBetter(m, seat, code) ? setups : [setups[claim]!];
        const before = sums;
        if (sums !== ANY) for (const one of drawn) sums |= changed(before, one?.outsiders ?? []);
      }
      for (const other of needed[code]!) if (!chosen.includes(other)) return false;
    }
    if (have[2] !== minions || have[3] !== demons) return false;
    // Who may have been taken out of the bag again has changed it before.
    if (sums !== ANY && leavers.some((code) => !chosen.includes(code))) sums |= plus(sums, -1);
    const fitting = (1 << have[1]!) | (swap ? 1 << (have[1]! + 1) : 0);
    return (totals(sums, counts.outsider) & fitting) !== 0 && drewDifferently(m, chosen, isLying);
  };
}

/** In puzzles only whoever is in play has changed the numbers: their format says so. */
const leaversOf = (m: Matter): readonly number[] =>
  m.problem.isPlayed ? m.problem.script.flatMap(({ setup }, code) => (setup?.mayLeave === true ? [code] : [])) : [];

/** What one character makes of the numbers. */
interface Change {
  readonly code: number;
  readonly kind: number;
  /** ANY, or by how much Outsiders change. */
  readonly outsiders: readonly number[] | typeof ANY;
  readonly minions: number;
  readonly demons: number;
  readonly isDrawn: boolean;
}

/** Of what a deal is made, seat by seat: who may sit where, and how often each may be there. */
interface Choice {
  /** By seat: the codes. */
  readonly codes: readonly (readonly number[])[];
  /** By code: which of the four kinds it is, and how many there may be. */
  readonly kinds: readonly number[];
  readonly limit: readonly number[];
  /** By kind. */
  readonly most: readonly number[];
}

/** Whether the numbers of a deal can still come out right when only the first seats are dealt: else the rest is not tried. */
export class Prospects {
  readonly #m: Matter;
  readonly #choice: Choice;
  readonly #changes: readonly Change[];
  readonly #mayLeave: boolean;
  /** seatsWith[code][seat]: at how many seats from here on it may sit. */
  readonly #seatsWith: readonly (readonly number[])[];
  /** How many Outsiders the seats from here on can have, as a set, with so many Minions and Demons. */
  readonly #reach: readonly Int32Array[];
  readonly #outsiders: readonly number[];
  readonly #needs: readonly (readonly number[])[];

  constructor(m: Matter, choice: Choice, needs: readonly Need[] = []) {
    this.#needs = needs.map((need) => [...need]);
    this.#m = m;
    this.#choice = choice;
    this.#mayLeave = leaversOf(m).length > 0;
    this.#changes = m.problem.script.flatMap(({ setup }, code): Change[] => {
      if (setup === null) return [];
      const { outsiders = [], anyOutsiders, minions = 0, demons = 0, seating } = setup;
      const isDrawn = seating === 'beside-demon';
      if (outsiders.length === 0 && anyOutsiders !== true && minions === 0 && demons === 0 && !isDrawn) return [];
      const kind = choice.kinds[code]!;
      return [{ code, kind, outsiders: anyOutsiders === true ? ANY : outsiders, minions, demons, isDrawn }];
    });
    this.#outsiders = m.ids.flatMap((_, code) => (choice.kinds[code] === 1 ? [code] : []));
    this.#seatsWith = m.ids.map((_, code) => {
      const seats = new Array<number>(m.n + 1).fill(0);
      for (let seat = m.n - 1; seat >= 0; seat--)
        seats[seat] = seats[seat + 1]! + Number(choice.codes[seat]!.includes(code));
      return seats;
    });
    this.#reach = this.#reached();
  }

  #reached(): Int32Array[] {
    const { codes, kinds, most } = this.#choice;
    const width = most[3]! + 1;
    const size = (most[2]! + 1) * width;
    const reach = [new Int32Array(size)];
    reach[0]![0] = 1;
    for (const own of codes.toReversed()) {
      const after = reach[0]!;
      const here = new Int32Array(size);
      for (const kind of new Set(own.map((code) => kinds[code]!))) {
        const step = kind === 2 ? width : kind === 3 ? 1 : 0;
        for (let at = 0; at < size - step; at++) {
          // One Demon more than there can be is not one Minion more.
          if (kind === 3 && at % width === width - 1) continue;
          here[at + step]! |= kind === 1 ? after[at]! << 1 : after[at]!;
        }
      }
      reach.unshift(here);
    }
    return reach;
  }

  /** How often it may still come from this seat on. */
  left(code: number, from: number, used: Uint8Array, have: readonly number[]): number {
    const kind = this.#choice.kinds[code]!;
    const room = Math.min(this.#choice.limit[code]! - used[code]!, this.#choice.most[kind]! - have[kind]!);
    return Math.min(room, this.#seatsWith[code]![from]!);
  }

  /** Whoever has to be there is, or may still come from this seat on. */
  #areMet(from: number, used: Uint8Array, have: readonly number[]): boolean {
    for (const need of this.#needs)
      if (!need.some((code) => used[code]! > 0 || this.left(code, from, used, have) > 0)) return false;
    return true;
  }

  /** The seats before this one are dealt: so many of each code and kind. */
  areGood(from: number, used: Uint8Array, have: readonly number[]): boolean {
    if (!this.#areMet(from, used, have)) return false;
    const { counts } = this.#m.problem;
    let sums = NO_CHANGE;
    let isDrawn = false;
    let [fewest, most] = [counts.minion, counts.minion];
    let [fewestDemons, mostDemons] = [counts.demon, counts.demon];
    for (const { code, outsiders, minions, demons, isDrawn: draws } of this.#changes) {
      const there = used[code]!;
      const left = this.left(code, from, used, have);
      if (there + left === 0) continue;
      isDrawn ||= draws;
      fewest += minions * there + Math.min(0, minions * left);
      most += minions * there + Math.max(0, minions * left);
      fewestDemons += demons * there + Math.min(0, demons * left);
      mostDemons += demons * there + Math.max(0, demons * left);
      if (outsiders === ANY) sums = ANY;
      if (outsiders === ANY || sums === ANY || outsiders.length === 0) continue;
      for (let i = 0; i < there; i++) sums = changed(sums, outsiders);
      for (let i = 0; i < left; i++) sums |= changed(sums, outsiders);
    }
    const goal = isDrawn || sums === ANY ? ANY : totals(this.#mayLeave ? sums | plus(sums, -1) : sums, counts.outsider);
    const fitting = goal & (this.#within(from, used, have) << have[1]!);
    const width = this.#choice.most[3]! + 1;
    for (let minions = Math.max(fewest, have[2]!); minions <= Math.min(most, this.#choice.most[2]!); minions++) {
      for (let demons = Math.max(fewestDemons, have[3]!); demons <= Math.min(mostDemons, width - 1); demons++) {
        const reach = this.#reach[from]![(minions - have[2]!) * width + demons - have[3]!]!;
        if (((reach << have[1]!) & fitting) !== 0) return true;
      }
    }
    return false;
  }

  /** So many Outsiders at most may still come, as a set: each is one only. */
  #within(from: number, used: Uint8Array, have: readonly number[]): number {
    let most = 0;
    for (const code of this.#outsiders) most += Math.max(0, this.left(code, from, used, have));
    return (2 << Math.min(most, 29)) - 1;
  }
}
