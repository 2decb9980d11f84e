import type { Random, SeatId, SeatSet } from '@belfry/engine';
import { usualShares } from '../likely/impairing.ts';
import type { PublicRecord } from '../likely/public.ts';
import { Sketch } from '../likely/sketch.ts';
import { spokenIn } from '../likely/testimony.ts';
import type { Matter } from '../matter.ts';
import { firstOf, holds, setOf } from '../seat-set.ts';
import { byChance } from './by-chance.ts';
import type { Claimed } from './claimed.ts';
import type { Ledger } from './evidence.ts';
import type { Habits } from './habits.ts';
import { fillingsOf, OPEN, Statement } from './saying.ts';
import { DEMON, GOOD, MINION, type Team } from './team.ts';

/** However rare or common, nothing is said as if it were certain. */
const LEAST = 0.03;

/** How likely players say they learned what they say, if this were the team. */
export class Speakers {
  readonly #m: Matter;
  readonly #habits: Habits;
  readonly #record: PublicRecord;
  readonly #said: readonly { readonly seat: SeatId; readonly all: readonly Statement[]; readonly marks: boolean }[];
  readonly #shares: readonly (readonly number[])[];
  readonly #minionShares: readonly number[];
  readonly #wrong: number;
  readonly #hours: readonly number[];
  readonly #byChance: ReadonlyMap<number, number>;
  /** By hour: who lived then. */
  readonly #living: readonly SeatSet[];
  /** By hour: how likely an ability works, apart from what the Demon does to it; and with that. */
  #team: Team | null = null;
  readonly #beside: Float64Array;
  readonly #works: Float64Array;

  constructor(m: Matter, habits: Habits, record: PublicRecord, claimed: Claimed, draws: Random) {
    this.#m = m;
    this.#habits = habits;
    this.#record = record;
    const sketch = new Sketch(m, { isAsClaimed: true });
    const fillings = fillingsOf(m, draws);
    const all = Array.from(
      spokenIn(m),
      (spoken) => new Statement(m, spoken, sketch, fillings, habits.registersFalsely),
    );
    this.#said = m.claims
      .map((_, seat) => all.filter((one) => one.seat === seat))
      .flatMap((own) =>
        own.length === 0 ? [] : [{ seat: own[0]!.seat, all: own, marks: own.some((s) => s.asksMarks) }],
      );
    this.#shares = usualShares(m);
    this.#byChance = byChance(m);
    const minions = m.teams.flatMap((team, code) => (team === 'minion' ? [code] : []));
    this.#minionShares = Array.from({ length: m.nights.length + 1 }, (_, night) => {
      const sum = minions.reduce((total, code) => total + (this.#shares[code]![night] ?? 0), 0);
      return sum / Math.max(1, minions.length);
    });
    const { townsfolk, outsider } = m.problem.counts;
    this.#wrong = claimed.wrongShare(townsfolk + outsider);
    this.#hours = [...new Set(all.map(({ hour }) => hour))];
    const hours = 2 * m.nights.length + 3;
    this.#living = Array.from({ length: hours }, (_, hour) =>
      setOf(m.claims.flatMap((_, seat) => (record.isAliveAt(seat, hour - 1) ? [seat] : []))),
    );
    this.#beside = new Float64Array(hours);
    this.#works = new Float64Array(hours);
  }

  /** How often what nobody can tell otherwise would be so by chance: what is so nearly always proves little. */
  learn(teams: readonly Team[]): void {
    for (const one of this.#said.flatMap(({ all }) => all)) {
      const blindly = this.#byChance.get(one.code);
      one.usual = blindly ?? this.#usual(one, teams);
    }
  }

  #usual(one: Statement, teams: readonly Team[]): number {
    let [so, count] = [0, 0];
    for (const team of teams) {
      const truth = team.parts[one.seat] === GOOD ? one.truth(team, -1) : OPEN;
      if (truth === OPEN) continue;
      so += truth;
      count++;
    }
    return Math.min(1 - LEAST, Math.max(LEAST, count === 0 ? 0.5 : so / count));
  }

  #goodSeats({ parts }: Team): number[] {
    const seats: number[] = [];
    for (let seat = 0; seat < parts.length; seat++) if (parts[seat] === GOOD) seats.push(seat);
    return seats;
  }

  weigh(team: Team, demon: number, ledger: Ledger): void {
    const isFalse = this.#m.deductions[demon]!.falsifies === true;
    if (team !== this.#team) {
      this.#team = team;
      for (const hour of this.#hours) this.#beside[hour] = this.#worksBeside(hour, team);
    }
    for (const hour of this.#hours) {
      const share = holds(this.#living[hour]!, team.demon) ? (this.#shares[demon]![hour >> 1] ?? 0) : 0;
      this.#works[hour] = this.#beside[hour]! * (1 - share);
    }
    ledger.clear('ownWord', 'words', 'deadWords', 'demonTruths', 'demonLies', 'minionTruths', 'minionLies');
    for (const { seat, all, marks } of this.#said) {
      const part = team.parts[seat]!;
      if (part === GOOD) ledger.add(this.#wordOf(seat), this.#honestAt(all, marks, team, isFalse));
      else this.#invented(all, team, part === DEMON ? 'demon' : 'minion', ledger);
    }
  }

  #wordOf(seat: SeatId): 'ownWord' | 'words' | 'deadWords' {
    if (!this.#m.problem.mayLie[seat]) return 'ownWord';
    return this.#record.deaths[seat]?.by === 'night' ? 'deadWords' : 'words';
  }

  /** What is marked lies somewhere among the good: all places are tried. */
  #honestAt(all: readonly Statement[], marks: boolean, team: Team, isFalse: boolean): number {
    if (!marks) return this.#honest(all, team, -1, isFalse);
    const places = this.#goodSeats(team);
    let sum = 0;
    for (const mark of places) sum += this.#honest(all, team, mark, isFalse);
    return sum / places.length;
  }

  /** Said by whoever is shown the truth that often. */
  #product(all: readonly Statement[], team: Team, mark: number, truth: number): number {
    let weight = 1;
    for (const one of all) {
      const so = one.truth(team, mark);
      if (so !== OPEN) weight *= mixed(so, one.usual, truth);
    }
    return weight;
  }

  /** Made up: how often it is so, beside by chance, depends on who makes it up. */
  #invented(all: readonly Statement[], team: Team, role: 'demon' | 'minion', ledger: Ledger): void {
    for (const one of all) {
      const so = one.truth(team, -1);
      if (so === OPEN) continue;
      ledger.count(`${role}Truths`, so);
      ledger.count(`${role}Lies`, -(1 - so) * Math.log(1 - one.usual));
    }
  }

  /** Somebody good: what they are told is so, unless their ability does not work that night, or never. */
  #honest(all: readonly Statement[], team: Team, mark: number, isFalse: boolean): number {
    const { impairedTellsTruth } = this.#habits;
    let weight = 1;
    for (const one of all) {
      const so = one.truth(team, mark);
      if (so === OPEN) continue;
      const works = this.#works[one.hour]!;
      const lies = isFalse && this.#m.teams[one.code] === 'townsfolk';
      const sober = lies ? (1 - so) / (1 - one.usual) : so / one.usual;
      weight *= works * sober + (1 - works) * mixed(so, one.usual, impairedTellsTruth);
    }
    return (1 - this.#wrong) * weight + this.#wrong * this.#product(all, team, mark, impairedTellsTruth);
  }

  #worksBeside(hour: number, { parts }: Team): number {
    const night = hour >> 1;
    let works = 1 - this.#habits.mistaken;
    for (let rest = this.#living[hour]!; rest !== 0; rest &= rest - 1) {
      const seat = firstOf(rest);
      const claim = this.#m.claims[seat]!;
      if (parts[seat] === MINION) works *= 1 - this.#minionShares[night]!;
      else if (parts[seat] === GOOD && claim >= 0) works *= 1 - (this.#shares[claim]![night] ?? 0);
    }
    return works;
  }
}

function mixed(so: number, usual: number, truth: number): number {
  return (so * truth) / usual + ((1 - so) * (1 - truth)) / (1 - usual);
}
