import type { Random, SeatId } from '@belfry/engine';
import { Sketch } from '../likely/sketch.ts';
import type { Spoken } from '../likely/testimony.ts';
import type { Matter } from '../matter.ts';
import { byChance } from './by-chance.ts';
import type { Habits } from './habits.ts';
import { claimsKey, dayKey, named, nameOf, tableKey } from './matter-key.ts';
import { Memory } from './memory.ts';
import { type Filling, fillingsOf, OPEN, Statement } from './saying.ts';
import { GOOD, type Team } from './team.ts';

/** One thing that somebody says they learned, and how likely it was so, for every team. */
export interface TruthColumn {
  /** All that it depends on. */
  readonly key: string;
  /** Where something is marked, and it may lie at any seat: as many for each team, the first for nowhere. */
  readonly width: number;
  /** By team and mark; OPEN where nothing follows from it. */
  readonly cells: Float32Array;
  /** How often it would be so, whoever is evil: what is so nearly always proves little. */
  readonly usual: number;
}

/** As many numbers are kept. */
const ROOM = 2_000_000;
const known = new Memory<TruthColumn>(ROOM, ({ cells }) => cells.length);

/** However rare or common, nothing is said as if it were certain. */
const LEAST = 0.03;

/** What everything that was said says of every team of this size. */
export class Truths {
  readonly #m: Matter;
  readonly #habits: Habits;
  readonly #teams: readonly Team[];
  readonly #sketch: Sketch;
  readonly #fillings: readonly Filling[];
  readonly #byChance: ReadonlyMap<number, number>;
  readonly #table: string;
  readonly #claims: string;
  /** The same for claims that are alike to whoever asks for sides and teams only. */
  readonly #sides: string;

  constructor(m: Matter, habits: Habits, teams: readonly Team[], minions: number, draws: Random) {
    this.#m = m;
    this.#habits = habits;
    this.#teams = teams;
    this.#sketch = new Sketch(m, { isAsClaimed: true });
    this.#fillings = fillingsOf(m, draws);
    this.#byChance = byChance(m);
    this.#table = `${tableKey(m, habits)} ${minions}`;
    this.#claims = `claims ${claimsKey(m)}`;
    const side = (code: number) => `${m.teamKeys[code]} ${m.sideKeys[code]}`;
    const sides = this.#fillings.map(({ good, minion, demon }) => [...good, ...minion, demon].map(side));
    this.#sides = `sides ${named(JSON.stringify(sides))}`;
  }

  of(spoken: Spoken): TruthColumn {
    const said = this.#keyOf(spoken);
    const [exactly, roughly] = [`${said} ${this.#claims}`, `${said} ${this.#sides}`];
    const before = known.recall(roughly) ?? known.recall(exactly);
    if (before !== undefined) return before;
    const statement = new Statement(this.#m, spoken, this.#sketch, this.#fillings, this.#habits.registersFalsely);
    const { cells, width } = this.#cellsOf(statement);
    const usual = this.#byChance.get(spoken.code) ?? this.#usual(spoken.seat, cells, width);
    const column = { key: statement.asksCharacters ? exactly : roughly, cells, width, usual };
    known.keep(column.key, column);
    return column;
  }

  #keyOf({ seat, code, saying, scene }: Spoken): string {
    const { night, isNight, dead, events } = scene;
    return `${this.#table} ${seat} ${code} ${nameOf(saying)} ${night} ${isNight} ${dead} ${dayKey(events)}`;
  }

  #cellsOf(statement: Statement): Pick<TruthColumn, 'cells' | 'width'> {
    const width = statement.asksMarks ? this.#m.n + 1 : 1;
    const cells = new Float32Array(this.#teams.length * width);
    for (const team of this.#teams) {
      const at = team.at * width;
      cells[at] = statement.truth(team, -1);
      if (width === 1 || team.parts[statement.seat] !== GOOD) continue;
      for (let mark = 0; mark < this.#m.n; mark++)
        if (team.parts[mark] === GOOD) cells[at + 1 + mark] = statement.truth(team, mark);
    }
    return { cells, width };
  }

  #usual(seat: SeatId, cells: Float32Array, width: number): number {
    let [so, count] = [0, 0];
    for (const { at, parts } of this.#teams) {
      const truth = parts[seat] === GOOD ? cells[at * width]! : OPEN;
      if (truth === OPEN) continue;
      so += truth;
      count++;
    }
    return Math.min(1 - LEAST, Math.max(LEAST, count === 0 ? 0.5 : so / count));
  }
}
