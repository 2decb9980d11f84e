import type { Play } from './ask.ts';
import { kill } from './death.ts';
import { judge, notify } from './hooks.ts';
import { type SeatId, TABLE } from './seat.ts';
import type { Execution } from './state.ts';
import { emit, livesInTruth, seatOf, type Table } from './table.ts';
import { checkVictory, claimVictory } from './victory.ts';

/** It was all the Storyteller's doing, or so the town believed: evil has won, unless somebody knows better. */
function* executeStoryteller(table: Table, nominator: SeatId | null): Play<void> {
  table.state.today.stage = 'closed';
  emit(table, { type: 'executed', seat: TABLE, to: 'everyone' });
  table.underway.resolving++;
  claimVictory(table, { winner: 'evil', reason: { say: 'outcome.storyteller-innocent' } });
  yield* notify(table, 'storytellerExecuted', { nominator });
  table.underway.resolving--;
  yield* checkVictory(table);
}

/**
 * The town executes somebody: attempt → move to another → happen → react → look for a winner. By day it uses up the
 * day, whether they die of it or not; by night the day has not heard of it.
 */
export function* execute(table: Table, player: SeatId, nominator: SeatId | null = null): Play<void> {
  const { today, phase } = table.state;
  if (player === TABLE) return yield* executeStoryteller(table, nominator);
  table.underway.resolving++;
  const moved = yield* judge(table, 'executing', { seat: player, nominator });
  const seat = moved.verdict === 'replace' ? moved.by : player;
  const { character, alignment } = seatOf(table, seat);
  const lived = livesInTruth(table, seat) && seatOf(table, seat).alive;
  emit(table, { type: 'executed', seat, to: 'everyone' });
  let execution: Execution = { seat, died: false, character, alignment, nominator };
  if (phase === 'day') {
    today.stage = 'closed';
    today.executions.push(execution);
  }
  yield* notify(table, 'condemned', { seat, nominator });
  const died = yield* kill(table, seat, { cause: 'execution', killer: null });
  execution = { ...execution, died };
  if (died) table.state.lastExecuted = seat;
  if (phase === 'day') today.executions[today.executions.length - 1] = execution;
  if (lived && !died) emit(table, { type: 'survived', seat, to: 'everyone' });
  yield* notify(table, 'executed', execution);
  table.underway.resolving--;
  yield* checkVictory(table);
}
