import type { Saying, SeatId, SeatSet, Truth } from '@belfry/engine';
import type { Matter } from '../matter.ts';
import type { DayEvent } from '../problem.ts';
import { firstOf, setOf } from '../seat-set.ts';
import type { Scene, Sketch } from './sketch.ts';

export const NO = 0;
export const MAY = 1;
export const YES = 2;
/** Nothing follows from it as far as a deal tells. */
export const OPEN = 3;
export type Verdict = 0 | 1 | 2 | 3;

const VERDICTS: { readonly [truth in Truth]: Verdict } = { no: NO, may: MAY, yes: YES };

/** One thing that somebody says they learned, and whether it was so in a deal. */
export class Testified {
  readonly seat: SeatId;
  /** Whose ability told it. */
  readonly code: number;
  readonly hour: number;
  readonly asksMarks: boolean;
  /** How often it would be so in a deal that fits the claims. */
  usual = 0.5;
  readonly #m: Matter;
  readonly #saying: Saying;
  readonly #scene: Scene;
  /** Of whom it was ever asked what. */
  #sides = 0;
  #teams = 0;
  #characters = 0;
  readonly #known = new Map<number, Verdict>();

  constructor(
    m: Matter,
    seat: SeatId,
    code: number,
    saying: Saying,
    scene: Scene,
    sketch: Sketch,
    deal: ArrayLike<number>,
  ) {
    this.#m = m;
    this.seat = seat;
    this.code = code;
    this.hour = 2 * scene.night + (scene.isNight ? 0 : 1);
    this.#saying = saying;
    this.#scene = scene;
    this.#ask(sketch, deal, -1);
    this.asksMarks = sketch.askedMarks;
    this.#known.clear();
  }

  #ask(sketch: Sketch, codes: ArrayLike<number>, mark: number): Verdict {
    sketch.begin(this.seat, this.#scene, codes, mark);
    const holds = this.#saying(sketch);
    return sketch.isOpaque ? OPEN : VERDICTS[holds];
  }

  /** Whether it was so; worked out once for all deals that are alike where it asks. */
  verdict(sketch: Sketch, codes: ArrayLike<number>, mark: number): Verdict {
    const key = this.#key(codes, mark);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const verdict = this.#ask(sketch, codes, mark);
    const characters = this.#characters | sketch.askedCharacters;
    const teams = this.#teams | sketch.askedTeams;
    const sides = this.#sides | sketch.askedSides;
    if (characters !== this.#characters || teams !== this.#teams || sides !== this.#sides) {
      this.#characters = characters;
      this.#teams = teams;
      this.#sides = sides;
      this.#known.clear();
    }
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(this.#key(codes, mark), verdict);
    return verdict;
  }

  /** 30 bits of everything that was ever asked: a small number is found fast, and two of some thousand hardly ever meet. */
  #key(codes: ArrayLike<number>, mark: number): number {
    const { teamKeys, sideKeys } = this.#m;
    let key = stirred(mark);
    for (let rest = this.#characters; rest !== 0; rest &= rest - 1) key = stirred(key ^ codes[firstOf(rest)]!);
    for (let rest = this.#teams & ~this.#characters; rest !== 0; rest &= rest - 1)
      key = stirred(key ^ teamKeys[codes[firstOf(rest)]!]!);
    for (let rest = this.#sides & ~this.#characters; rest !== 0; rest &= rest - 1)
      key = stirred(key ^ sideKeys[codes[firstOf(rest)]!]!);
    return key & 0x3fffffff;
  }
}

/** Small numbers next to each other come to lie far apart, so that those of different seats do not meet. */
function stirred(key: number): number {
  const spread = Math.imul(key + 2, 0x9e3779b1);
  return spread ^ (spread >>> 15);
}

/** Bounds the memory of one statement. */
const MOST_KNOWN = 20_000;

/** One thing that was told of, with the moment at which it was learned. */
export interface Spoken {
  readonly seat: SeatId;
  /** Whose ability told it. */
  readonly code: number;
  readonly saying: Saying;
  readonly scene: Scene;
}

/** Everything that was told of, in the order in which it happened. */
export function* spokenIn(m: Matter): Generator<Spoken> {
  let dead: SeatSet = 0;
  let before: readonly DayEvent[] = [];
  for (const [at, record] of m.problem.nights.entries()) {
    const { order, deaths, revivals } = m.nights[at]!;
    const after = (dead | deaths) & ~revivals;
    const demons = order.map((code, place) => (m.teams[code] === 'demon' ? place : -1));
    const kill = Math.max(-1, ...demons);
    for (const { seat, told } of record.told) {
      if (told.fact === null) continue;
      const code = m.code(told.character);
      const place = order.indexOf(code);
      const isLate = place < 0 || place > kill;
      const scene = { night: at + 1, isNight: true, dead: isLate ? after : dead, events: before };
      yield { seat, code, saying: told.fact, scene };
    }
    dead = after;
    const day = m.days[at];
    if (day === undefined) continue;
    for (const { seat, told } of day.told) {
      if (told.fact === null) continue;
      const scene = { night: at + 1, isNight: false, dead, events: [] };
      yield { seat, code: m.code(told.character), saying: told.fact, scene };
    }
    dead |= diedIn(day.events);
    before = day.events;
  }
}

/** All of it, to be judged by deals. `deal` is any deal: what is asked of it is noted. */
export const testimoniesIn = (m: Matter, sketch: Sketch, deal: ArrayLike<number>): Testified[] =>
  Array.from(spokenIn(m), ({ seat, code, saying, scene }) => new Testified(m, seat, code, saying, scene, sketch, deal));

/** Who died of these events of a day. */
export const diedIn = (events: readonly DayEvent[]): SeatSet => setOf(events.flatMap(victimsOf));

function victimsOf(event: DayEvent): readonly SeatId[] {
  switch (event.type) {
    case 'execution':
      return event.died ? [event.player] : [];
    case 'death':
      return [event.player];
    case 'use':
      return event.use.died && event.use.target !== null ? [event.use.target] : [];
    case 'nomination': {
      const { came, nominator, nominee } = event.nomination;
      if (came === 'nominator-died') return [nominator];
      return came === 'nominee-died' && nominee !== null ? [nominee] : [];
    }
    case 'votes':
    case 'talk':
      return [];
  }
}
