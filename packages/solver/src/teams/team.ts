import type { SeatId, SeatSet } from '@belfry/engine';
import type { Matter } from '../matter.ts';
import { holds, only } from '../seat-set.ts';

/** What a seat is in a team. */
export const GOOD = 0;
export const MINION = 1;
export const DEMON = 2;
export type Part = typeof GOOD | typeof MINION | typeof DEMON;

/** Who could be the evil team: one Demon and so many Minions. */
export interface Team {
  readonly demon: SeatId;
  readonly minions: SeatSet;
  readonly evil: SeatSet;
  readonly parts: Uint8Array;
}

/** All teams of one Demon and so many Minions among those who may be evil. */
export function* teamsOf(m: Matter, minions: number): Generator<Team> {
  const may = m.problem.domains.map((domain) => ({
    demon: domain.some((id) => m.teams[m.code(id)] === 'demon'),
    minion: domain.some((id) => m.teams[m.code(id)] === 'minion'),
  }));
  const seats = may.flatMap(({ minion }, seat) => (minion ? [seat] : []));
  for (let demon = 0; demon < m.n; demon++) {
    if (!may[demon]!.demon) continue;
    for (const set of sets(
      seats.filter((seat) => seat !== demon),
      minions,
      0,
    )) {
      const parts = new Uint8Array(m.n);
      for (let seat = 0; seat < m.n; seat++) if (holds(set, seat)) parts[seat] = MINION;
      parts[demon] = DEMON;
      yield { demon, minions: set, evil: set | only(demon), parts };
    }
  }
}

function* sets(seats: readonly SeatId[], size: number, from: number): Generator<SeatSet> {
  if (size === 0) yield 0;
  else
    for (let at = from; at <= seats.length - size; at++)
      for (const rest of sets(seats, size - 1, at + 1)) yield only(seats[at]!) | rest;
}
