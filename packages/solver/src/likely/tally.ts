import type { SeatId } from '@belfry/engine';
import type { Matter } from '../matter.ts';
import type { Likelihoods } from './likelihoods.ts';

/** Sums over deals: who was what in how much of them. */
export class Tally {
  readonly isWalked: boolean;
  readonly #m: Matter;
  #total = 0;
  readonly #demon: Float64Array;
  readonly #evil: Float64Array;
  /** By seat and code. */
  readonly #characters: Float64Array;

  constructor(m: Matter, isWalked = false) {
    this.#m = m;
    this.isWalked = isWalked;
    this.#demon = new Float64Array(m.n);
    this.#evil = new Float64Array(m.n);
    this.#characters = new Float64Array(m.n * m.ids.length);
  }

  add(now: readonly number[], weight: number, isUp: (seat: SeatId) => boolean): void {
    if (!(weight > 0)) return;
    const { n, ids, teams } = this.#m;
    this.#total += weight;
    for (let seat = 0; seat < n; seat++) {
      const code = now[seat]!;
      this.#characters[seat * ids.length + code]! += weight;
      if (this.#m.isEvilCode(code)) this.#evil[seat]! += weight;
      if (teams[code] === 'demon' && isUp(seat)) this.#demon[seat]! += weight;
    }
  }

  /** What has been summed up, with a share of what would be thought otherwise. */
  shares(otherwise: Tally, doubt: number): Omit<Likelihoods, 'drawn'> {
    const { n, ids } = this.#m;
    const blend = (own: Float64Array, other: Float64Array) =>
      Array.from(own, (sum, at) => (1 - doubt) * share(sum, this.#total) + doubt * share(other[at]!, otherwise.#total));
    const characters = blend(this.#characters, otherwise.#characters);
    return {
      demon: blend(this.#demon, otherwise.#demon),
      evil: blend(this.#evil, otherwise.#evil),
      characters: Array.from({ length: n }, (_, seat) =>
        ids
          .map((character, code) => ({ character, chance: characters[seat * ids.length + code]! }))
          .filter(({ chance }) => chance > 0)
          .sort((a, b) => b.chance - a.chance),
      ),
    };
  }
}

const share = (sum: number, total: number): number => (total === 0 ? 0 : sum / total);
