import { type Grimoire, isStatement, type Option, type Prompt, type SeatId } from '@belfry/engine';
import type { Ruling } from '../policy/policy.ts';
import { type Rate, rate } from './rate.ts';
import type { GameRecord } from './record.ts';

/** What somebody who kept a tally could read off a Storyteller, at one number of players. */
export interface Habits {
  readonly players: number;
  readonly games: number;
  /** Of abilities that work and name several players: how many named the evil alone. */
  readonly evilAlone: Rate;
  /** Of broken abilities: how many were right all the same. */
  readonly brokenRight: Rate;
  readonly finalDay: Rate;
}

/** Keeps the tally of many games of one size. Only rulings that could have gone either way count. */
export class Tally {
  readonly #players: number;
  readonly #evilAlone: boolean[] = [];
  readonly #brokenRight: boolean[] = [];
  readonly #finalDays: boolean[] = [];

  constructor(players: number) {
    this.#players = players;
  }

  /** A ruling as it is made, with the table as it was. */
  watch(grimoire: Grimoire, { about, options }: Prompt, { choice, reason }: Ruling): void {
    if (about.what !== 'information' || options.pick !== 'one' || reason.say.startsWith('why.false-forced')) return;
    const isRare = about.works === true ? (option: Option) => namesEvilAlone(grimoire, option) : isRight;
    const rare = options.of.filter(isRare);
    // Words of the Storyteller's own mean that several things are told at once, some of them false on purpose.
    const isOneOfTwo = options.of.some(({ value }) => isStatement(value) && value.says === 'text');
    if (isOneOfTwo || rare.length === 0 || rare.length === options.of.length) return;
    const kept = about.works === true ? this.#evilAlone : this.#brokenRight;
    const chosen = JSON.stringify(choice);
    kept.push(rare.some(({ value }) => JSON.stringify(value) === chosen));
  }

  end({ finalDay }: GameRecord): void {
    this.#finalDays.push(finalDay);
  }

  habits(): Habits {
    const share = (of: readonly boolean[]) => rate(of.filter(Boolean).length, of.length);
    return {
      players: this.#players,
      games: this.#finalDays.length,
      evilAlone: share(this.#evilAlone),
      brokenRight: share(this.#brokenRight),
      finalDay: share(this.#finalDays),
    };
  }
}

const isRight = ({ note }: Option): boolean => note === 'yes';

function namesEvilAlone(grimoire: Grimoire, { value }: Option): boolean {
  const isEvil = (seat: SeatId) => grimoire.seat(seat).alignment === 'evil';
  return isStatement(value) && 'players' in value && value.players.length > 1 && value.players.every(isEvil);
}
