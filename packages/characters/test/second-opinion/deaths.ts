import type { SeatId } from '@belfry/engine';
import type { Lockstep } from './lockstep.ts';
import type { Town } from './town.ts';

type Cause = 'demon' | 'slayer' | 'execution' | 'exile';
export type Side = 'good' | 'evil';

/** Thrown when the second opinion sees a winner. */
export class Won {
  readonly side: Side;
  constructor(side: Side) {
    this.side = side;
  }
}

/** Dying, and what it sets off. */
export class Deaths {
  readonly #town: Town;
  readonly #engine: Lockstep;
  /** Shows the Ravenkeeper a token. */
  readonly #raven: (keeper: SeatId, worked: boolean) => void;
  readonly #claims: Side[] = [];
  #underway = 0;
  isNight = true;
  /** Made the Imp tonight, and so not acting tonight. */
  readonly newborn = new Set<SeatId>();
  /** Made the Imp by day, and told of it at night. */
  readonly untold = new Set<SeatId>();

  constructor(town: Town, engine: Lockstep, raven: (keeper: SeatId, worked: boolean) => void) {
    this.#town = town;
    this.#engine = engine;
    this.#raven = raven;
  }

  claim(side: Side): void {
    this.#claims.push(side);
  }

  /** Looks for a winner when nothing is underway any more; both at once is good's. */
  check(): void {
    if (this.#underway > 0) return;
    const winners = this.#claims.splice(0);
    if (!this.#town.living().some((seat) => this.#town.at(seat).character === 'imp')) winners.push('good');
    if (this.#town.livingResidents().length <= 2) winners.push('evil');
    if (winners.length > 0) throw new Won(winners.includes('good') ? 'good' : 'evil');
  }

  /** Does all of it before anybody looks for a winner. */
  whole<T>(deed: () => T): T {
    this.#underway++;
    const result = deed();
    this.#underway--;
    this.check();
    return result;
  }

  /** True if this player died. */
  kill(victim: SeatId, cause: Cause, killer: SeatId | null): boolean {
    if (!this.#town.at(victim).alive) return false;
    return this.whole(() => {
      if (cause === 'demon' && this.#town.isSafeFromDemon(victim)) return false;
      if (this.isNight && this.#town.at(victim).character === 'mayor' && this.#town.works(victim)) {
        const instead = this.#engine.rule('redirect', victim, this.#town.seats);
        if (instead !== victim) {
          this.kill(instead, cause, killer);
          return false;
        }
      }
      this.#die(victim, cause, killer);
      return true;
    });
  }

  #die(victim: SeatId, cause: Cause, killer: SeatId | null): void {
    const town = this.#town;
    const player = town.at(victim);
    const before = town.livingResidents().length;
    const worked = town.works(victim);
    player.alive = false;
    player.ghostVote = true;
    this.#forget(victim);
    if (this.isNight && [player.character, player.believes].includes('ravenkeeper')) this.#raven(victim, worked);
    if (player.character === 'saint' && cause === 'execution' && worked) this.claim('evil');
    if (player.character !== 'imp') return;
    const woman = town.holder('scarletwoman');
    if (woman !== null && town.works(woman) && before >= 5) this.#becomeImp(woman);
    else if (killer === victim) this.#inherit(victim);
  }

  #inherit(imp: SeatId): void {
    const heirs = this.#town.living().filter((seat) => this.#town.seemsTeam(seat, 'minion') !== 'no');
    const sure = heirs.some((seat) => this.#town.seemsTeam(seat, 'minion') === 'yes');
    const heir = this.#engine.rule<SeatId | null>('heir', imp, sure ? heirs : [...heirs, null]);
    if (heir !== null) this.#becomeImp(heir);
  }

  #becomeImp(seat: SeatId): void {
    const player = this.#town.at(seat);
    player.character = 'imp';
    this.#forget(seat);
    if (this.isNight) {
      player.claimed = false;
      this.newborn.add(seat);
    } else this.untold.add(seat);
  }

  /** What somebody did to others ends with their life or their character. */
  #forget(seat: SeatId): void {
    const town = this.#town;
    if (town.poison?.by === seat) town.poison = null;
    if (town.ward?.by === seat) town.ward = null;
    if (town.herring?.by === seat) town.herring = null;
  }
}
