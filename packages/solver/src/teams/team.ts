import type { SeatId, SeatSet } from '@belfry/engine';
import { holds, only, seatsOf } from '../seat-set.ts';

/** What a seat is in a team. */
export const GOOD = 0;
export const MINION = 1;
export const DEMON = 2;
export type Part = typeof GOOD | typeof MINION | typeof DEMON;

/** Who could be the evil team: one Demon and so many Minions. */
export interface Team {
  /** Its place among all teams of that size. */
  readonly at: number;
  readonly demon: SeatId;
  readonly minions: SeatSet;
  readonly evil: SeatSet;
  readonly parts: Uint8Array;
}

/** All teams of one size, and what each seat is in them one after the other. */
export interface Teams {
  readonly all: readonly Team[];
  /** By seat and team. */
  readonly parts: readonly Uint8Array[];
  /** How many are in each of them. */
  readonly size: number;
  /** By team: its seats, the Demon first. */
  readonly evil: Uint8Array;
}

const known = new Map<string, Teams>();
/** Lists that are remembered: one for every size of a table is enough for most. */
const REMEMBERED = 16;

/** All teams of one Demon and so many Minions at a table of so many: the same list whenever it is asked for. */
export function teamsOf(players: number, minions: number): Teams {
  const key = `${players} ${minions}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const teams: Team[] = [];
  for (let demon = 0; demon < players; demon++) {
    const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== demon);
    for (const set of sets(others, minions, 0)) {
      const parts = new Uint8Array(players);
      for (const seat of others) if (holds(set, seat)) parts[seat] = MINION;
      parts[demon] = DEMON;
      teams.push({ at: teams.length, demon, minions: set, evil: set | only(demon), parts });
    }
  }
  const made: Teams = {
    all: teams,
    parts: Array.from({ length: players }, (_, seat) => Uint8Array.from(teams, ({ parts }) => parts[seat]!)),
    size: minions + 1,
    evil: Uint8Array.from(teams.flatMap(({ demon, minions: others }) => [demon, ...seatsOf(others)])),
  };
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, made);
  return made;
}

function* sets(seats: readonly SeatId[], size: number, from: number): Generator<SeatSet> {
  if (size === 0) yield 0;
  else
    for (let at = from; at <= seats.length - size; at++)
      for (const rest of sets(seats, size - 1, at + 1)) yield only(seats[at]!) | rest;
}
