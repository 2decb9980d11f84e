import type { Role } from './habits.ts';
import type { Teams } from './team.ts';
import type { Manner } from './weigh-teams.ts';

const AS = ['demon', 'minion'] as const;

/** How much likelier a team is for reasons of one's own, and for how everybody behaves if the evil are of one kind. */
export class Liking {
  readonly #players: number;
  readonly #share: number;
  /** In logarithms, by seat, as the Demon and as a Minion. */
  readonly #alone: Float64Array;
  /** By seat and another, the other as the Demon and as a Minion. */
  readonly #ties: Float64Array;

  constructor(players: number, { share, odds: own, ties }: Manner, odds: readonly Role[]) {
    this.#players = players;
    this.#share = Math.log(share);
    this.#alone = new Float64Array(2 * players);
    this.#ties = new Float64Array(2 * players * players);
    for (let one = 0; one < players; one++)
      for (const [as, role] of AS.entries()) {
        this.#alone[2 * one + as] = Math.log((odds[one]?.[role] ?? 1) * (own[one]?.[role] ?? 1));
        for (let other = 0; other < players; other++)
          if (other !== one) this.#ties[2 * (one * players + other) + as] = Math.log(ties[one]?.[other]?.[role] ?? 1);
      }
  }

  /** In logarithms. */
  of(team: number, { evil, size }: Teams): number {
    let liked = this.#share;
    const end = (team + 1) * size;
    for (let i = team * size; i < end; i++) {
      const seat = evil[i]!;
      const as = i === team * size ? 0 : 1;
      liked += this.#alone[2 * seat + as]!;
      for (let j = team * size; j < end; j++) liked += this.#ties[2 * (evil[j]! * this.#players + seat) + as]!;
    }
    return liked;
  }
}
