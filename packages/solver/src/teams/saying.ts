import type { Random, Saying, SeatId, SeatSet } from '@belfry/engine';
import type { Scene, Sketch } from '../likely/sketch.ts';
import type { Spoken } from '../likely/testimony.ts';
import type { Matter } from '../matter.ts';
import { firstOf, holds, setOf, sizeOf } from '../seat-set.ts';
import { DEMON, MINION, type Team } from './team.ts';

/** Who might be what, where a team leaves it open: the same guesses for every statement. */
export interface Filling {
  readonly good: readonly number[];
  readonly minion: readonly number[];
  readonly demon: number;
  /** Who is somebody else than in the first guess, and who is in another team, or on another side. */
  readonly unlike: Readonly<Record<'characters' | 'teams' | 'sides', Unlike>>;
}

/** By what they would be. */
interface Unlike {
  readonly good: SeatSet;
  readonly minion: SeatSet;
  readonly demon: boolean;
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
  const guesses = Array.from({ length: GUESSES }, (_, at) => ({
    good: dealt(good).map((code, seat) => (m.claims[seat]! >= 0 ? m.claims[seat]! : code)),
    minion: dealt(minions),
    demon: demons[at % Math.max(1, demons.length)] ?? 0,
  }));
  const [first] = guesses;
  return guesses.map((guess) => {
    const unlike = (keyOf: (code: number) => number): Unlike => {
      const seats = (one: readonly number[], other: readonly number[]) =>
        setOf(one.flatMap((code, seat) => (keyOf(code) === keyOf(other[seat]!) ? [] : [seat])));
      return {
        good: seats(guess.good, first!.good),
        minion: seats(guess.minion, first!.minion),
        demon: keyOf(guess.demon) !== keyOf(first!.demon),
      };
    };
    return {
      ...guess,
      unlike: {
        characters: unlike((code) => code),
        teams: unlike((code) => m.teamKeys[code]!),
        sides: unlike((code) => m.sideKeys[code]!),
      },
    };
  });
}

/** Whether any of these seats is not what it is in the first guess, if this were the team. */
const differs = ({ good, minion, demon }: Unlike, asked: SeatSet, team: Team): boolean =>
  (asked & ((good & ~team.evil) | (minion & team.minions))) !== 0 || (demon && holds(asked, team.demon));

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
  readonly asksMarks: boolean;
  /** Whether it was ever asked what somebody is, and not only on which side or in which team. */
  asksCharacters = false;
  /** Who does not say what they are. */
  readonly #silent: SeatSet;
  readonly #saying: Saying;
  readonly #scene: Scene;
  readonly #sketch: Sketch;
  readonly #fillings: readonly Filling[];
  readonly #may: number;
  readonly #codes: number[];
  /** Of whom it was ever asked anything. */
  #asked: SeatSet = 0;
  readonly #known = new Map<number, number>();

  constructor(m: Matter, spoken: Spoken, sketch: Sketch, fillings: readonly Filling[], registersFalsely: number) {
    const { seat, saying, scene } = spoken;
    this.#silent = setOf(m.claims.flatMap((claim, of) => (claim < 0 ? [of] : [])));
    this.seat = seat;
    this.#saying = saying;
    this.#scene = scene;
    this.#sketch = sketch;
    this.#fillings = fillings;
    this.#may = registersFalsely;
    this.#codes = new Array<number>(m.n).fill(0);
    this.#ask(new Uint8Array(m.n), fillings[0]!, -1);
    this.asksMarks = sketch.askedMarks;
    this.asksCharacters = false;
    this.#asked = 0;
  }

  /** How likely it was so, or OPEN. Worked out once for all teams that are alike where it asks. */
  truth(team: Team, mark: number): number {
    const { parts } = team;
    const known = this.#known.get(this.#key(parts, mark));
    if (known !== undefined) return known;
    const before = this.#asked;
    const truth = this.#consider(team, mark);
    if (this.#asked !== before) this.#known.clear();
    // Where it asks of nearly everybody no two teams are alike.
    if (sizeOf(this.#asked) < parts.length - 1) this.#known.set(this.#key(parts, mark), truth);
    return truth;
  }

  #consider(team: Team, mark: number): number {
    const { parts } = team;
    const one = this.#ask(parts, this.#fillings[0]!, mark);
    const { askedCharacters, askedTeams, askedSides } = this.#sketch;
    // A team tells what everybody is of whom it was asked.
    if (one === OPEN || ((askedCharacters | askedTeams) & (team.evil | this.#silent)) === 0) return one;
    let sum = one;
    for (let at = 1; at < this.#fillings.length; at++) {
      const filling = this.#fillings[at]!;
      const { characters, teams, sides } = filling.unlike;
      // What is the same wherever it was asked comes to the same.
      const isAlike =
        !differs(characters, askedCharacters, team) &&
        !differs(teams, askedTeams, team) &&
        !differs(sides, askedSides, team);
      const other = isAlike ? one : this.#ask(parts, filling, mark);
      if (other === OPEN) return OPEN;
      sum += other;
    }
    return sum / this.#fillings.length;
  }

  #ask(parts: Uint8Array, filling: Filling, mark: number): number {
    const sketch = this.#sketch;
    for (let seat = 0; seat < parts.length; seat++) this.#codes[seat] = codeIn(filling, parts, seat);
    sketch.begin(this.seat, this.#scene, this.#codes, mark);
    const isSo = this.#saying(sketch);
    if (sketch.askedCharacters !== 0) this.asksCharacters = true;
    this.#asked |= sketch.askedCharacters | sketch.askedTeams | sketch.askedSides;
    return sketch.isOpaque ? OPEN : isSo === 'may' ? this.#may : WORTH[isSo];
  }

  #key(parts: Uint8Array, mark: number): number {
    let key = mark + 1;
    for (let rest = this.#asked; rest !== 0; rest &= rest - 1) key = key * 3 + parts[firstOf(rest)]!;
    return key;
  }
}
