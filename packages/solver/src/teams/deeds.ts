import type { SeatId } from '@belfry/engine';
import { beginning, type Deed, deedsIn, misfits } from '../likely/done-by-day.ts';
import type { Matter } from '../matter.ts';
import type { DayEvent } from '../problem.ts';
import { counted } from './evidence.ts';
import type { Habits } from './habits.ts';
import { DEMON, GOOD, type Team } from './team.ts';

/** How likely a team makes what came of abilities that were used for all to see, everybody else being what they say. */
export class TeamDeeds {
  readonly #m: Matter;
  readonly #habits: Habits;
  readonly #deeds: readonly Deed[];
  /** Who had a part in any of it. */
  readonly #seats: readonly SeatId[];
  readonly #minion: number;
  readonly #known = new Map<number, number>();

  constructor(m: Matter, habits: Habits) {
    this.#m = m;
    this.#habits = habits;
    this.#deeds = deedsIn(m, (event) => tells(m, event));
    this.#seats = [...new Set(this.#deeds.flatMap(({ event }) => partiesTo(event)))];
    // Which Minion somebody would be is left open: one that has no part in such things.
    this.#minion = m.ids.findIndex((_, code) => m.teams[code] === 'minion' && !m.onNomination.includes(code));
  }

  /** Nobody has done anything that tells. */
  get isSilent(): boolean {
    return this.#deeds.length === 0 || this.#minion < 0;
  }

  /** In logarithms. */
  weigh({ parts }: Team, demon: number): number {
    let key = demon;
    for (const seat of this.#seats) key = key * 3 + parts[seat]!;
    let chance = this.#known.get(key);
    if (chance === undefined) {
      chance = counted(this.#chanceIn(parts, demon));
      this.#known.set(key, chance);
    }
    return chance;
  }

  #chanceIn(parts: Uint8Array, demon: number): number {
    const m = this.#m;
    const unknown = m.teams.indexOf('townsfolk');
    const deal = m.claims.map((claim, seat) => {
      if (!this.#seats.includes(seat) || parts[seat] === GOOD)
        return claim < 0 || m.isEvilCode(claim) ? unknown : claim;
      return parts[seat] === DEMON ? demon : this.#minion;
    });
    return this.#habits.fizzles ** misfits(beginning(m, deal), this.#deeds);
  }
}

/** Abilities used aloud, and nominations of whoever says that something comes of them. */
function tells(m: Matter, event: DayEvent): boolean {
  if (event.type === 'use') return m.deductions[m.code(event.use.character)]!.used !== undefined;
  if (event.type !== 'nomination') return false;
  return partiesTo(event).some((seat) => m.onNomination.includes(m.claims[seat]!) && !m.isEvilCode(m.claims[seat]!));
}

function partiesTo(event: DayEvent): readonly SeatId[] {
  if (event.type === 'use') return event.use.target === null ? [event.use.user] : [event.use.user, event.use.target];
  if (event.type !== 'nomination') return [];
  const { nominator, nominee } = event.nomination;
  return nominee === null ? [nominator] : [nominator, nominee];
}
