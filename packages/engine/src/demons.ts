import { isMarked } from './derived.ts';
import type { SeatId } from './seat.ts';
import { livesInTruth, type Table, trueTeam } from './table.ts';

/** Who looks after a Demon that no player is. */
export const isStandInDemon = (table: Table, seat: SeatId): boolean =>
  table.state.effects.length > 0 && isMarked(table, seat, 'is-the-demon');

/** A character of the Demon's kind, or who looks after one that no player is. */
export const isDemon = (table: Table, id: SeatId): boolean =>
  trueTeam(table, id) === 'demon' || isStandInDemon(table, id);

export const livingDemons = (table: Table): SeatId[] =>
  table.state.circle.filter((id) => livesInTruth(table, id) && isDemon(table, id));
