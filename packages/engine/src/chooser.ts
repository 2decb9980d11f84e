import type { Chooser } from './choice.ts';
import type { Ability, SeatId } from './seat.ts';
import type { Table } from './table.ts';
import { sharedWords } from './words/shared.ts';

/** Who chooses, with what they see when they look around. */
export function chooserFor(table: Table, me: SeatId, memory: () => Ability['memory']): Chooser {
  const { players, seemsAlive, isTraveller, sheet } = sharedWords(table);
  return { me, memory, players, seemsAlive, isTraveller, sheet };
}
