import type { Play } from './ask.ts';
import { kill } from './death.ts';
import type { SeatId } from './seat.ts';
import { emit, seatOf, type Table } from './table.ts';
import { checkVictory } from './victory.ts';

/** The town executes somebody. It uses up the day, whether they die of it or not. */
export function* execute(table: Table, player: SeatId): Play<void> {
  const { today, phase } = table.state;
  const wasAlive = seatOf(table, player).alive;
  emit(table, 'everyone', { type: 'executed', seat: player });
  table.resolving++;
  // By night it does not count as the day's execution, and the day has not heard of it.
  if (phase === 'day') {
    today.stage = 'closed';
    today.executions.push({ seat: player, died: false });
  }
  const died = yield* kill(table, player, { cause: 'execution', killer: null });
  if (phase === 'day') today.executions[today.executions.length - 1] = { seat: player, died };
  if (wasAlive && !died) emit(table, 'everyone', { type: 'survived', seat: player });
  table.resolving--;
  yield* checkVictory(table);
}
