import type { SeatId, SeatSet } from '@belfry/engine';
import { usualShares } from '../likely/impairing.ts';
import type { PublicRecord } from '../likely/public.ts';
import { type Spoken, spokenIn } from '../likely/testimony.ts';
import type { Matter } from '../matter.ts';
import { holds, setOf, sizeOf } from '../seat-set.ts';
import { counted } from './evidence.ts';
import type { Habits } from './habits.ts';
import { nameOf } from './matter-key.ts';
import { Memory } from './memory.ts';
import { OPEN } from './saying.ts';
import { GOOD, type Team } from './team.ts';
import type { TruthColumn, Truths } from './truths.ts';

/** All that one player says they learned, for every team: for each of them so many numbers as there are ways, and at least two. */
export interface Word {
  readonly seat: SeatId;
  readonly width: number;
  /**
   * Of a team in which they are good: how likely they would have learned that, in logarithms, by how its Demon bears on
   * abilities. Of one in which they are evil: how much of it is so (TRUTHS), and how easily the rest would have been (LIES).
   */
  readonly cells: Float32Array;
}

export const TRUTHS = 0;
export const LIES = 1;

/** How a Demon bears on what abilities show: how often it spoils them, by night, and whether nothing true is shown. */
export interface Bearing {
  readonly shares: readonly number[];
  readonly falsifies: boolean;
}

/** As many numbers are kept. */
const ROOM = 2_000_000;
const known = new Memory<Float32Array>(ROOM, ({ length }) => length);

/** One thing that was said, with when, and what it says of every team. */
interface Said {
  readonly hour: number;
  /** Whether Townsfolk are shown this. */
  readonly isTownsfolk: boolean;
  readonly column: TruthColumn;
}

/** How likely an ability works at an hour, apart from what the Demon does to it. */
interface Hour {
  readonly night: number;
  readonly living: SeatSet;
  readonly minions: number;
  /** Good players who may spoil it, if they are what they say. */
  readonly spoiling: readonly { readonly seat: SeatId; readonly works: number }[];
  readonly key: string;
}

/** How likely players say they learned what they say. */
export class Speakers {
  readonly #m: Matter;
  readonly #habits: Habits;
  readonly #record: PublicRecord;
  readonly #shares: readonly (readonly number[])[];
  readonly #minionShares: readonly number[];
  readonly #wrong: number;
  readonly #spoken: readonly (readonly Spoken[])[];
  readonly #hours = new Map<number, Hour>();

  constructor(m: Matter, habits: Habits, record: PublicRecord, wrong: number) {
    this.#m = m;
    this.#habits = habits;
    this.#record = record;
    this.#wrong = wrong;
    this.#shares = usualShares(m);
    const minions = m.teams.flatMap((team, code) => (team === 'minion' ? [code] : []));
    this.#minionShares = Array.from({ length: m.nights.length + 1 }, (_, night) => {
      const sum = minions.reduce((total, code) => total + (this.#shares[code]![night] ?? 0), 0);
      return sum / Math.max(1, minions.length);
    });
    const all = [...spokenIn(m)];
    this.#spoken = m.claims.map((_, seat) => all.filter((one) => one.seat === seat));
  }

  bearingOf(demon: number): Bearing {
    return { shares: this.#shares[demon]!, falsifies: this.#m.deductions[demon]!.falsifies === true };
  }

  /** What everybody says who says anything. */
  words(truths: Truths, teams: readonly Team[], bearings: readonly Bearing[]): readonly Word[] {
    const width = Math.max(2, bearings.length);
    const ways = JSON.stringify(bearings);
    return this.#spoken.flatMap((own, seat) => {
      if (own.length === 0) return [];
      const said = own.map((spoken) => this.#said(spoken, truths));
      const hours = [...new Set(said.map(({ hour }) => hour))].map((hour) => this.#hour(hour).key);
      const key = [seat, nameOf(this.#habits), ways, ...hours, ...said.map(({ column }) => column.key)].join('|');
      return [{ seat, width, cells: known.of(key, () => this.#cellsOf(seat, said, teams, bearings, width)) }];
    });
  }

  #said(spoken: Spoken, truths: Truths): Said {
    const { code, scene } = spoken;
    const hour = 2 * scene.night + (scene.isNight ? 0 : 1);
    return { hour, isTownsfolk: this.#m.teams[code] === 'townsfolk', column: truths.of(spoken) };
  }

  #hour(hour: number): Hour {
    const before = this.#hours.get(hour);
    if (before !== undefined) return before;
    const { claims } = this.#m;
    const night = hour >> 1;
    const alive = claims.flatMap((_, seat) => (this.#record.isAliveAt(seat, hour - 1) ? [seat] : []));
    const spoiling = alive.flatMap((seat) => {
      const share = claims[seat]! < 0 ? 0 : (this.#shares[claims[seat]!]![night] ?? 0);
      return share > 0 ? [{ seat, works: 1 - share }] : [];
    });
    const [living, minions] = [setOf(alive), 1 - this.#minionShares[night]!];
    const key = JSON.stringify([hour, living, minions, spoiling]);
    const made = { night, living, minions, spoiling, key };
    this.#hours.set(hour, made);
    return made;
  }

  #cellsOf(
    seat: SeatId,
    said: readonly Said[],
    teams: readonly Team[],
    bearings: readonly Bearing[],
    width: number,
  ): Float32Array {
    const cells = new Float32Array(teams.length * width);
    const works = new Float64Array(said.length);
    const marks = Math.max(...said.map(({ column }) => column.width)) - 1;
    for (const team of teams) {
      const at = team.at * width;
      if (team.parts[seat] !== GOOD) {
        for (const { column } of said) {
          const so = column.cells[team.at * column.width]!;
          if (so === OPEN) continue;
          cells[at + TRUTHS]! += so;
          cells[at + LIES]! -= (1 - so) * Math.log(1 - column.usual);
        }
        continue;
      }
      for (let way = 0; way < bearings.length; way++) {
        const bearing = bearings[way]!;
        for (let i = 0; i < said.length; i++) works[i] = this.#worksAt(said[i]!.hour, team, bearing);
        cells[at + way] = counted(this.#honestAt(said, works, team, marks, bearing.falsifies));
      }
    }
    return cells;
  }

  #worksAt(at: number, team: Team, { shares }: Bearing): number {
    const hour = this.#hour(at);
    let works = 1 - this.#habits.mistaken;
    if (hour.minions < 1) works *= hour.minions ** sizeOf(team.minions & hour.living);
    for (const { seat, works: spared } of hour.spoiling) if (team.parts[seat] === GOOD) works *= spared;
    return holds(hour.living, team.demon) ? works * (1 - (shares[hour.night] ?? 0)) : works;
  }

  /** What is marked lies somewhere among the good: all places are tried. */
  #honestAt(said: readonly Said[], works: Float64Array, team: Team, marks: number, isFalse: boolean): number {
    if (marks === 0) return this.#honest(said, works, team.at, -1, isFalse);
    let [sum, places] = [0, 0];
    for (let mark = 0; mark < marks; mark++) {
      if (team.parts[mark] !== GOOD) continue;
      sum += this.#honest(said, works, team.at, mark, isFalse);
      places++;
    }
    return sum / places;
  }

  /** Somebody good: what they are told is so, unless their ability does not work that night, or never. */
  #honest(said: readonly Said[], works: Float64Array, team: number, mark: number, isFalse: boolean): number {
    const { impairedTellsTruth } = this.#habits;
    let [weight, wrongly] = [1, 1];
    for (let i = 0; i < said.length; i++) {
      const { column, isTownsfolk } = said[i]!;
      const { usual, width, cells } = column;
      const so = cells[team * width + (width === 1 ? 0 : mark + 1)]!;
      if (so === OPEN) continue;
      const sober = isFalse && isTownsfolk ? (1 - so) / (1 - usual) : so / usual;
      const impaired = (so * impairedTellsTruth) / usual + ((1 - so) * (1 - impairedTellsTruth)) / (1 - usual);
      weight *= works[i]! * sober + (1 - works[i]!) * impaired;
      wrongly *= impaired;
    }
    return (1 - this.#wrong) * weight + this.#wrong * wrongly;
  }
}
