import type { Random, Saying, SeatId, SeatSet } from '@belfry/engine';
import type { Scene, Sketch } from '../likely/sketch.ts';
import type { Matter } from '../matter.ts';
import { firstOf, holds, sizeOf } from '../seat-set.ts';
import { DEMON, GOOD, MINION, type Team } from './team.ts';

/** Who might be what, where a team leaves it open: the same guesses for every statement. */
export interface Filling {
  readonly good: readonly number[];
  readonly minion: readonly number[];
  readonly demon: number;
}

const GUESSES = 6;

export function fillingsOf(m: Matter, draws: Random): readonly Filling[] {
  const codes = m.ids.map((_, code) => code);
  const of = (is: (code: number) => boolean) => codes.filter(is);
  const free = of((code) => ['townsfolk', 'outsider'].includes(m.teams[code]!) && !m.claims.includes(code));
  const good = free.length > 0 ? free : of((code) => m.teams[code] === 'townsfolk');
  const minions = of((code) => m.teams[code] === 'minion');
  const demons = of((code) => m.teams[code] === 'demon');
  const dealt = (from: readonly number[]) => {
    const mixed = draws.shuffle(from);
    return m.claims.map((_, seat) => mixed[seat % mixed.length] ?? 0);
  };
  return Array.from({ length: GUESSES }, (_, at) => ({
    good: dealt(good).map((code, seat) => (m.claims[seat]! >= 0 ? m.claims[seat]! : code)),
    minion: dealt(minions),
    demon: demons[at % Math.max(1, demons.length)] ?? 0,
  }));
}

const codeIn = ({ good, minion, demon }: Filling, parts: Uint8Array, seat: SeatId): number => {
  const part = parts[seat];
  return part === DEMON ? demon : part === MINION ? minion[seat]! : good[seat]!;
};

/** Nothing follows from it as far as a team tells. */
export const OPEN = -1;
const WORTH = { no: 0, yes: 1 } as const;

/** One thing that somebody says they learned, and how likely it was so, given who is evil. */
export class Statement {
  readonly seat: SeatId;
  readonly code: number;
  readonly hour: number;
  readonly asksMarks: boolean;
  /** How often it would be so, whoever is evil. */
  usual = 0.5;
  readonly #m: Matter;
  readonly #saying: Saying;
  readonly #scene: Scene;
  readonly #sketch: Sketch;
  readonly #fillings: readonly Filling[];
  readonly #may: number;
  readonly #codes: number[];
  /** Of whom it was ever asked anything. */
  #asked: SeatSet = 0;
  readonly #known = new Map<number, number>();
  #team: Team | null = null;
  /** By mark: what is known of this team. */
  readonly #ofTeam: Float64Array;

  constructor(
    m: Matter,
    { seat, code, saying, scene }: { seat: SeatId; code: number; saying: Saying; scene: Scene },
    sketch: Sketch,
    fillings: readonly Filling[],
    registersFalsely: number,
  ) {
    this.#m = m;
    this.seat = seat;
    this.code = code;
    this.hour = 2 * scene.night + (scene.isNight ? 0 : 1);
    this.#saying = saying;
    this.#scene = scene;
    this.#sketch = sketch;
    this.#fillings = fillings;
    this.#may = registersFalsely;
    this.#codes = new Array<number>(m.n).fill(0);
    this.#ofTeam = new Float64Array(m.n + 1);
    this.#ask(new Uint8Array(m.n), fillings[0]!, -1);
    this.asksMarks = sketch.askedMarks;
    this.#asked = 0;
  }

  /** How likely it was so, or OPEN. The same team is asked about again for each Demon that it may have. */
  truth(team: Team, mark: number): number {
    if (team !== this.#team) {
      this.#team = team;
      this.#ofTeam.fill(Number.NaN);
    }
    const before = this.#ofTeam[mark + 1]!;
    if (!Number.isNaN(before)) return before;
    const truth = this.#truth(team, mark);
    this.#ofTeam[mark + 1] = truth;
    return truth;
  }

  /** Worked out once for all teams that are alike where it asks. */
  #truth({ parts }: Team, mark: number): number {
    const known = this.#known.get(this.#key(parts, mark));
    if (known !== undefined) return known;
    const before = this.#asked;
    const truth = this.#consider(parts, mark);
    if (this.#asked !== before) this.#known.clear();
    // Where it asks of nearly everybody no two teams are alike.
    if (sizeOf(this.#asked) < parts.length - 1) this.#known.set(this.#key(parts, mark), truth);
    return truth;
  }

  #consider(parts: Uint8Array, mark: number): number {
    const [first, ...others] = this.#fillings;
    const one = this.#ask(parts, first!, mark);
    if (one === OPEN || !this.#isGuessed(parts)) return one;
    const { askedCharacters, askedTeams, askedSides } = this.#sketch;
    const { teamKeys, sideKeys } = this.#m;
    /** What is the same wherever it was asked comes to the same. */
    const isAlike = (filling: Filling) => {
      for (let rest = askedCharacters | askedTeams | askedSides; rest !== 0; rest &= rest - 1) {
        const seat = firstOf(rest);
        const [a, b] = [codeIn(first!, parts, seat), codeIn(filling, parts, seat)];
        if (a === b) continue;
        if (holds(askedCharacters, seat)) return false;
        if (holds(askedTeams, seat) && teamKeys[a] !== teamKeys[b]) return false;
        if (holds(askedSides, seat) && sideKeys[a] !== sideKeys[b]) return false;
      }
      return true;
    };
    let sum = one;
    for (const filling of others) {
      const other = isAlike(filling) ? one : this.#ask(parts, filling, mark);
      if (other === OPEN) return OPEN;
      sum += other;
    }
    return sum / this.#fillings.length;
  }

  /** Whether it was asked what somebody is of whom a team does not tell it. */
  #isGuessed(parts: Uint8Array): boolean {
    for (let rest = this.#sketch.askedCharacters | this.#sketch.askedTeams; rest !== 0; rest &= rest - 1) {
      const seat = firstOf(rest);
      if (parts[seat] !== GOOD || this.#m.claims[seat]! < 0) return true;
    }
    return false;
  }

  #ask(parts: Uint8Array, filling: Filling, mark: number): number {
    const sketch = this.#sketch;
    for (let seat = 0; seat < parts.length; seat++) this.#codes[seat] = codeIn(filling, parts, seat);
    sketch.begin(this.seat, this.#scene, this.#codes, mark);
    const isSo = this.#saying(sketch);
    this.#asked |= sketch.askedCharacters | sketch.askedTeams | sketch.askedSides;
    return sketch.isOpaque ? OPEN : isSo === 'may' ? this.#may : WORTH[isSo];
  }

  #key(parts: Uint8Array, mark: number): number {
    let key = mark + 1;
    for (let rest = this.#asked; rest !== 0; rest &= rest - 1) key = key * 3 + parts[firstOf(rest)]!;
    return key;
  }
}
