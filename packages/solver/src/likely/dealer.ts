import type { Random, SeatId } from '@belfry/engine';
import { legality } from '../bag.ts';
import { type Matter, TEAM_ORDER } from '../matter.ts';
import type { Assumptions } from './assumptions.ts';

const TOWNSFOLK = 0;
const OUTSIDER = 1;

/** How often somebody evil is put first where nobody good can sit: else most draws would come to nothing. */
const TO_EVIL_SEATS = 0.9;

/** A way for a good seat to say what it says: characters of one kind, each as likely. */
interface Guise {
  readonly kind: typeof TOWNSFOLK | typeof OUTSIDER;
  readonly codes: readonly number[];
  readonly weight: number;
}

/** Draws deals that fit the claims about as often as they are dealt, and says how much each counts. */
export class Dealer {
  readonly #m: Matter;
  readonly #assumptions: Assumptions;
  readonly #demons: readonly number[];
  readonly #minions: readonly number[];
  readonly #guises: readonly (readonly Guise[])[];
  /** By seat: what all ways together weigh to be one of the Townsfolk, and one of the Outsiders. */
  readonly #asTownsfolk: readonly number[];
  readonly #asOutsider: readonly number[];
  /** By seat and code: how likely a good seat that is so would say what it says. */
  readonly #says: readonly Float64Array[];
  /** By seat and code: whether an evil character may be there. */
  readonly #allows: readonly Uint8Array[];
  /** Seats that only somebody evil can have, and who has to be there because one of these can be nobody else. */
  readonly #evilSeats: readonly SeatId[];
  readonly #needed: ReadonlySet<number>;
  readonly #townsfolk: number;
  readonly #outsiders: number;
  readonly #isLegal: (chosen: readonly number[], have: readonly number[]) => boolean;
  readonly #kinds: readonly number[];
  readonly #odds: readonly number[];
  // Room that every draw uses again.
  readonly #used: Uint8Array;
  readonly #taken: Uint8Array;
  readonly #ways: Float64Array;

  constructor(m: Matter, assumptions: Assumptions, odds: readonly number[] | null) {
    this.#m = m;
    this.#assumptions = assumptions;
    this.#odds = odds ?? m.claims.map(() => 1);
    const codes = m.ids.map((_, code) => code);
    const possible = new Set(m.problem.domains.flat().map((id) => m.code(id)));
    this.#demons = codes.filter((code) => m.teams[code] === 'demon' && possible.has(code));
    this.#minions = codes.filter((code) => m.teams[code] === 'minion' && possible.has(code));
    this.#townsfolk = codes.filter((code) => m.teams[code] === 'townsfolk').length;
    this.#outsiders = codes.filter((code) => m.teams[code] === 'outsider').length;
    this.#kinds = m.teams.map((team) => Math.max(0, TEAM_ORDER.indexOf(team)));
    this.#guises = m.claims.map((_, seat) => this.#guisesOf(seat));
    const weightOf = (kind: Guise['kind']) => (guises: readonly Guise[]) =>
      guises.reduce((sum, one) => (one.kind === kind ? sum + one.weight * one.codes.length : sum), 0);
    this.#asTownsfolk = this.#guises.map(weightOf(TOWNSFOLK));
    this.#asOutsider = this.#guises.map(weightOf(OUTSIDER));
    this.#says = this.#guises.map((guises) => {
      const says = new Float64Array(m.ids.length);
      for (const { codes, weight } of guises) for (const code of codes) says[code]! += weight;
      return says;
    });
    this.#allows = m.problem.domains.map((domain) => {
      const allows = new Uint8Array(m.ids.length);
      for (const id of domain) if (m.isEvilCode(m.code(id))) allows[m.code(id)] = 1;
      return allows;
    });
    this.#evilSeats = m.claims.flatMap((_, seat) => (this.#guises[seat]!.length === 0 ? [seat] : []));
    const codesAt = (seat: SeatId) => codes.filter((code) => this.#allows[seat]![code] === 1);
    this.#needed = new Set(this.#evilSeats.map(codesAt).flatMap((own) => (own.length === 1 ? own : [])));
    this.#isLegal = legality(m);
    this.#used = new Uint8Array(m.ids.length);
    this.#taken = new Uint8Array(m.n);
    this.#ways = new Float64Array((m.n + 1) * (m.n + 1));
  }

  #guisesOf(seat: SeatId): Guise[] {
    const m = this.#m;
    const { silence, goodLies } = this.#assumptions;
    const claim = m.claims[seat]!;
    const domain = new Set(m.problem.domains[seat]!.map((id) => m.code(id)));
    const isGood = (code: number) =>
      !m.isEvilCode(code) && this.#kinds[code]! <= OUTSIDER && m.problem.script[code]!.setup?.noEvil !== true;
    const kindOf = (code: number) => (m.teams[code] === 'outsider' ? OUTSIDER : TOWNSFOLK);
    const both = (codes: readonly number[], weight: number): Guise[] =>
      ([TOWNSFOLK, OUTSIDER] as const)
        .map((kind) => ({ kind, weight, codes: codes.filter((code) => kindOf(code) === kind) }))
        .filter((guise) => guise.codes.length > 0 && guise.weight > 0);
    if (claim < 0) return both([...domain].filter(isGood), silence.good);
    const said = 1 - silence.good;
    const free = Math.max(1, this.#townsfolk - m.problem.counts.townsfolk);
    const guises: Guise[] = [];
    for (const code of domain) {
      if (!isGood(code)) continue;
      if (code === claim) guises.push({ kind: kindOf(code), codes: [code], weight: said });
      else if (m.wrong[code] === undefined) guises.push({ kind: kindOf(code), codes: [code], weight: said * goodLies });
      else if (m.wrong[code] !== 'believes' || (m.draws[code]?.includes(m.teams[claim]!) ?? true))
        guises.push({ kind: kindOf(code), codes: [code], weight: said / free });
    }
    // Whoever is free to say anything may be anybody, be it ever so seldom.
    if (m.problem.mayLie[seat] && domain.has(claim)) {
      const others = m.ids
        .map((_, code) => code)
        .filter((code) => isGood(code) && !domain.has(code) && m.wrong[code] === undefined);
      guises.push(...both(others, (said * goodLies) / this.#townsfolk));
    }
    return guises;
  }

  /** How likely this deal is made, and everybody claims what they claim; 0 where it is none. */
  chanceOf(deal: readonly number[]): number {
    const m = this.#m;
    const have = [0, 0, 0, 0];
    this.#used.fill(0);
    let weight = 1;
    for (let seat = 0; seat < m.n; seat++) {
      const code = deal[seat]!;
      have[this.#kinds[code]!]!++;
      if (++this.#used[code]! > 1 && m.problem.script[code]!.setup?.extraCopies === undefined) return 0;
      weight *= m.isEvilCode(code) ? this.#allows[seat]![code]! : this.#says[seat]![code]!;
      if (weight === 0) return 0;
    }
    return this.#isLegal(deal, have) ? weight * this.#bluffed(deal, have) : 0;
  }

  /** What this seat could be instead, of the same kind: all that its domain holds and nobody is. */
  instead(deal: readonly number[], seat: SeatId, draws: Random): number {
    const own = deal[seat]!;
    const options: number[] = [];
    for (const [code, kind] of this.#kinds.entries()) {
      if (kind !== this.#kinds[own] || deal.includes(code)) continue;
      const fits = kind > OUTSIDER ? this.#allows[seat]![code]! : this.#says[seat]![code]!;
      if (fits > 0) options.push(code);
    }
    return options.length === 0 ? own : draws.pick(options);
  }

  /** Fills in one deal. What it counts for, or 0 where it came to nothing. */
  draw(draws: Random, into: number[]): number {
    this.#used.fill(0);
    this.#taken.fill(0);
    const weight = this.#placeEvil(draws, into);
    return weight === 0 ? 0 : weight * this.#filled(draws, into);
  }

  /** Draws the good seats of a deal anew around its evil ones. What it counts for beside all ways to do so. */
  redraw(draws: Random, into: number[]): number {
    const m = this.#m;
    this.#used.fill(0);
    for (let seat = 0; seat < m.n; seat++) {
      const code = into[seat]!;
      this.#taken[seat] = Number(m.isEvilCode(code));
      if (this.#taken[seat] === 0) continue;
      if (this.#allows[seat]![code] === 0) return 0;
      this.#used[code]!++;
    }
    return this.#filled(draws, into);
  }

  #filled(draws: Random, into: number[]): number {
    const m = this.#m;
    const weight = this.#placeGood(draws, into);
    if (weight === 0) return 0;
    const have = [0, 0, 0, 0];
    for (let seat = 0; seat < m.n; seat++) have[this.#kinds[into[seat]!]!]!++;
    if (!this.#isLegal(into, have)) return 0;
    return weight * this.#bluffed(into, have);
  }

  #placeEvil(draws: Random, into: number[]): number {
    const m = this.#m;
    const { script, counts } = m.problem;
    if (this.#demons.length === 0) return 0;
    const neededDemons = this.#demons.filter((code) => this.#needed.has(code));
    const demon = draws.pick(neededDemons.length > 0 ? neededDemons : this.#demons);
    const setup = script[demon]!.setup;
    const demons = counts.demon + (setup?.demons ?? 0);
    const minions = counts.minion + (setup?.minions ?? 0);
    if (demons > 1 && setup?.extraCopies === undefined) return 0;
    let weight = neededDemons.length > 0 ? neededDemons.length / this.#demons.length : 1;
    for (let i = 0; i < demons; i++) weight *= this.#place(draws, demon, into);
    const needed = this.#minions.filter((code) => this.#needed.has(code));
    const left = this.#minions.filter((code) => !this.#needed.has(code));
    if (minions > needed.length + left.length || minions < needed.length) return 0;
    for (let i = 0; i < needed.length; i++) weight *= (minions - i) / (this.#minions.length - i);
    for (let i = 0; i < minions && weight > 0; i++) {
      const minion = needed[i] ?? left.splice(draws.below(left.length), 1)[0]!;
      weight *= this.#place(draws, minion, into);
    }
    return weight;
  }

  /** One evil character to one of the free seats that may have it: mostly to one that nobody else can have. */
  #place(draws: Random, code: number, into: number[]): number {
    const { n } = this.#m;
    let free = 0;
    const fitting: SeatId[] = [];
    for (let seat = 0; seat < n; seat++) {
      if (this.#taken[seat] === 1) continue;
      free++;
      if (this.#allows[seat]![code] === 1) fitting.push(seat);
    }
    if (fitting.length === 0) return 0;
    const open = this.#evilSeats.length === 0 ? [] : this.#evilSeats.filter((seat) => fitting.includes(seat));
    const first = open.length === 0 ? 0 : TO_EVIL_SEATS;
    const seat = draws.pick(first > 0 && draws.next() < first ? open : fitting);
    this.#taken[seat] = 1;
    this.#used[code]!++;
    into[seat] = code;
    const chance = (1 - first) / fitting.length + (open.includes(seat) ? first / open.length : 0);
    return 1 / free / chance;
  }

  /** How many Outsiders there may be by what the evil characters, and those claimed, change. */
  #outsiderCount(draws: Random, into: readonly number[]): number {
    const m = this.#m;
    let changes: readonly number[] = [0];
    for (let seat = 0; seat < m.n; seat++) {
      const code = this.#taken[seat] === 1 ? into[seat]! : m.claims[seat]!;
      const setup = code < 0 ? null : m.problem.script[code]!.setup;
      if (setup?.anyOutsiders === true) return draws.below(Math.min(m.n - 2, this.#outsiders) + 1);
      const own = setup?.outsiders;
      if (own !== undefined) changes = changes.flatMap((sum) => own.map((change) => sum + change));
    }
    return Math.max(0, m.problem.counts.outsider + draws.pick(changes));
  }

  /** ways[seat][k]: the weight of all ways for the good seats from here on to have k Outsiders among them. */
  #countWays(outsiders: number): number {
    const { n } = this.#m;
    const width = outsiders + 1;
    const ways = this.#ways;
    ways.fill(0, n * width, (n + 1) * width);
    ways[n * width] = 1;
    for (let seat = n - 1; seat >= 0; seat--) {
      const after = (seat + 1) * width;
      const isTaken = this.#taken[seat] === 1;
      const townsfolk = isTaken ? 1 : this.#asTownsfolk[seat]!;
      const outsider = isTaken ? 0 : this.#asOutsider[seat]!;
      ways[seat * width] = townsfolk * ways[after]!;
      for (let k = 1; k < width; k++)
        ways[seat * width + k] = townsfolk * ways[after + k]! + outsider * ways[after + k - 1]!;
    }
    return ways[outsiders]!;
  }

  /** What `redraw` would have said of this deal. */
  weightAround(deal: readonly number[]): number {
    const m = this.#m;
    const have = [0, 0, 0, 0];
    this.#used.fill(0);
    for (let seat = 0; seat < m.n; seat++) {
      const code = deal[seat]!;
      have[this.#kinds[code]!]!++;
      this.#used[code]!++;
      this.#taken[seat] = Number(m.isEvilCode(code));
    }
    let weight = this.#countWays(have[OUTSIDER]!) * this.#bluffed(deal, have);
    for (let seat = m.n - 1; seat >= 0; seat--) {
      const code = deal[seat]!;
      const guise = this.#taken[seat] === 1 ? undefined : this.#guises[seat]!.find(({ codes }) => codes.includes(code));
      if (guise === undefined || guise.codes.length === 1) continue;
      this.#used[code]!--;
      weight *= guise.codes.filter((one) => this.#used[one] === 0).length / guise.codes.length;
    }
    return weight;
  }

  #placeGood(draws: Random, into: number[]): number {
    const m = this.#m;
    const outsiders = this.#outsiderCount(draws, into);
    const width = outsiders + 1;
    const ways = this.#ways;
    const total = this.#countWays(outsiders);
    if (total === 0) return 0;
    let weight = total;
    let k = outsiders;
    const open: { seat: SeatId; guise: Guise }[] = [];
    for (let seat = 0; seat < m.n; seat++) {
      if (this.#taken[seat] === 1) continue;
      let left = draws.next() * ways[seat * width + k]!;
      let chosen: Guise | null = null;
      for (const guise of this.#guises[seat]!) {
        if (k < guise.kind) continue;
        const way = guise.weight * guise.codes.length * ways[(seat + 1) * width + k - guise.kind]!;
        if (way === 0) continue;
        chosen = guise;
        left -= way;
        if (left <= 0) break;
      }
      if (chosen === null) return 0;
      k -= chosen.kind;
      if (chosen.codes.length > 1) open.push({ seat, guise: chosen });
      else {
        const [code] = chosen.codes;
        if (this.#used[code!]! > 0 && m.problem.script[code!]!.setup?.extraCopies === undefined) return 0;
        this.#used[code!]!++;
        into[seat] = code!;
      }
    }
    for (const { seat, guise } of open) {
      const free = guise.codes.filter((code) => this.#used[code] === 0);
      if (free.length === 0) return 0;
      const code = draws.pick(free);
      this.#used[code]!++;
      into[seat] = code;
      weight *= free.length / guise.codes.length;
    }
    return weight;
  }

  /** How often such a bag is dealt to the good, and how often the evil would say what they say. */
  #bluffed(deal: readonly number[], [townsfolk, outsiders]: readonly number[]): number {
    const m = this.#m;
    const { silence, bluffs, bluffsInPlay } = this.#assumptions;
    let weight = 1 / (falling(this.#townsfolk, townsfolk!) * falling(this.#outsiders, outsiders!));
    weight /= falling(townsfolk! + outsiders!, outsiders!) / falling(outsiders!, outsiders!);
    const kinds = { townsfolk: [this.#townsfolk, townsfolk!], outsider: [this.#outsiders, outsiders!] } as const;
    for (let seat = 0; seat < m.n; seat++) {
      const code = deal[seat]!;
      const claim = m.claims[seat]!;
      if (!m.isEvilCode(code)) continue;
      weight *= this.#odds[seat]!;
      if (claim < 0) weight *= m.wrong[code] === 'believes' ? silence.good : silence.evil;
      else if (claim === code) weight *= m.problem.mayLie[seat] ? bluffs.evil : 1;
      else {
        const team = m.teams[claim];
        if (team !== 'townsfolk' && team !== 'outsider') weight *= bluffs.evil / m.ids.length;
        else {
          const [all, dealt] = kinds[team];
          const choice = Math.max(1, all - dealt) + bluffsInPlay * dealt;
          weight *= ((1 - silence.evil) * bluffs[team] * (this.#used[claim] === 0 ? 1 : bluffsInPlay)) / choice;
        }
      }
    }
    return weight;
  }
}

/** In how many orders so many of them can be drawn. */
function falling(of: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways *= of - i;
  return ways;
}
