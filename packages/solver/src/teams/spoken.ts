import type { SeatId } from '@belfry/engine';
import type { PublicRecord } from '../likely/public.ts';
import type { Matter } from '../matter.ts';
import type { Credence } from './evidence.ts';
import { LIES, type Speakers, TRUTHS, type Word } from './speakers.ts';
import { DEMON, GOOD, type Teams } from './team.ts';
import type { Truths } from './truths.ts';

/** What all that was learned says of every team, in the eyes of the one who asks: added up by whose word it is. */
export class Spoken {
  /** By place among the Demons of the script: how it bears on abilities. */
  readonly #wayOf: readonly number[];
  readonly #ways: number;
  /** By team and way. */
  readonly #own: Float32Array;
  readonly #words: Float32Array;
  readonly #deadWords: Float32Array;
  /** By team: what the Demon, and then its Minions, would have made up. */
  readonly #made: Float32Array;

  constructor(
    m: Matter,
    record: PublicRecord,
    speakers: Speakers,
    truths: Truths,
    teams: Teams,
    demons: readonly number[],
  ) {
    const bearings = demons.map((code) => speakers.bearingOf(code));
    const keys = bearings.map((bearing) => JSON.stringify(bearing));
    const ways = [...new Set(keys)];
    this.#wayOf = keys.map((key) => ways.indexOf(key));
    this.#ways = ways.length;
    const cells = teams.all.length * ways.length;
    this.#own = new Float32Array(cells);
    this.#words = new Float32Array(cells);
    this.#deadWords = new Float32Array(cells);
    this.#made = new Float32Array(4 * teams.all.length);
    const distinct = ways.map((key) => bearings[keys.indexOf(key)]!);
    for (const word of speakers.words(truths, teams.all, distinct))
      this.#hear(word, this.#placeOf(word.seat, m, record), teams);
  }

  #placeOf(seat: SeatId, m: Matter, record: PublicRecord): Float32Array {
    if (!m.problem.mayLie[seat]) return this.#own;
    return record.deaths[seat]?.by === 'night' ? this.#deadWords : this.#words;
  }

  #hear({ seat, width, cells }: Word, place: Float32Array, teams: Teams): void {
    const ways = this.#ways;
    const parts = teams.parts[seat]!;
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at]!;
      if (part === GOOD) for (let way = 0; way < ways; way++) place[at * ways + way]! += cells[at * width + way]!;
      else {
        const role = 4 * at + (part === DEMON ? 0 : 2);
        this.#made[role + TRUTHS]! += cells[at * width + TRUTHS]!;
        this.#made[role + LIES]! += cells[at * width + LIES]!;
      }
    }
  }

  /** What the evil of a team would have made up. */
  invented(team: number, { demonTruths, demonLies, minionTruths, minionLies }: Credence): number {
    const made = this.#made;
    const at = 4 * team;
    return (
      demonTruths * made[at + TRUTHS]! +
      demonLies * made[at + LIES]! +
      minionTruths * made[at + 2 + TRUTHS]! +
      minionLies * made[at + 2 + LIES]!
    );
  }

  /** What the good would have learned, with this Demon. */
  learned(team: number, demon: number, { ownWord, words, deadWords }: Credence): number {
    const at = team * this.#ways + this.#wayOf[demon]!;
    return ownWord * this.#own[at]! + words * this.#words[at]! + deadWords * this.#deadWords[at]!;
  }
}
