import type { Random, Saying, SeatId } from '@belfry/engine';
import type { Scene, Sketch } from '../likely/sketch.ts';
import type { Matter } from '../matter.ts';
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
  #asked: SeatId[] = [];
  readonly #known = new Map<number, number>();

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
    this.#ask(new Uint8Array(m.n), fillings[0]!, -1);
    this.asksMarks = sketch.askedMarks;
  }

  /** How likely it was so, or OPEN; worked out once for all teams that are alike where it asks. */
  truth({ parts }: Team, mark: number): number {
    const known = this.#known.get(this.#key(parts, mark));
    if (known !== undefined) return known;
    const asked = new Set(this.#asked);
    const before = asked.size;
    const truth = this.#consider(parts, mark, asked);
    if (asked.size > before) {
      this.#asked = [...asked];
      this.#known.clear();
    }
    this.#known.set(this.#key(parts, mark), truth);
    return truth;
  }

  #consider(parts: Uint8Array, mark: number, asked: Set<SeatId>): number {
    let sum = 0;
    for (const [at, filling] of this.#fillings.entries()) {
      const one = this.#ask(parts, filling, mark);
      for (let rest = this.#sketch.askedCharacters | this.#sketch.askedSides; rest !== 0; rest &= rest - 1)
        asked.add(31 - Math.clz32(rest & -rest));
      if (one === OPEN) return OPEN;
      sum += one;
      if (at === 0 && !this.#isGuessed(parts)) return one;
    }
    return sum / this.#fillings.length;
  }

  /** Whether it was asked what somebody is of whom a team does not tell it. */
  #isGuessed(parts: Uint8Array): boolean {
    for (let rest = this.#sketch.askedCharacters; rest !== 0; rest &= rest - 1) {
      const seat = 31 - Math.clz32(rest & -rest);
      if (parts[seat] !== GOOD || this.#m.claims[seat]! < 0) return true;
    }
    return false;
  }

  #ask(parts: Uint8Array, filling: Filling, mark: number): number {
    const sketch = this.#sketch;
    for (let seat = 0; seat < parts.length; seat++) {
      const part = parts[seat];
      this.#codes[seat] =
        part === DEMON ? filling.demon : part === MINION ? filling.minion[seat]! : filling.good[seat]!;
    }
    sketch.me = this.seat;
    sketch.scene = this.#scene;
    sketch.codes = this.#codes;
    sketch.mark = mark;
    sketch.askedSides = 0;
    sketch.askedCharacters = 0;
    sketch.askedMarks = false;
    sketch.isOpaque = false;
    const holds = this.#saying(sketch);
    return sketch.isOpaque ? OPEN : holds === 'may' ? this.#may : WORTH[holds];
  }

  #key(parts: Uint8Array, mark: number): number {
    let key = mark + 1;
    for (const seat of this.#asked) key = key * 3 + parts[seat]!;
    return key;
  }
}
