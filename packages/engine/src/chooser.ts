import type { Chooser } from './choice.ts';
import type { Ability, SeatId } from './seat.ts';
import { seated, seemsAlive, seemsTraveller, type Table } from './table.ts';
import { sheetOf } from './world.ts';

/** Who chooses, with what they see when they look around. */
export const chooserFor = (table: Table, me: SeatId, memory: () => Ability['memory']): Chooser => ({
  me,
  memory,
  players: () => seated(table),
  seemsAlive: (player) => seemsAlive(table, player),
  seemsTraveller: (player) => seemsTraveller(table, player),
  sheet: (team) => sheetOf(table, team),
});
