import type { Play } from './ask.ts';
import { endAbilities, giveAbility, settleIn } from './change.ts';
import { notify } from './hooks.ts';
import type { SeatId } from './seat.ts';
import { emit, seatOf, type Table, touch } from './table.ts';

/** A dead player lives again, with a fresh ability: what was spent is refilled, what was lent is gone. */
export function* revive(table: Table, player: SeatId): Play<void> {
  const seat = seatOf(table, player);
  if (seat.alive || seat.left) return;
  const natures = seat.abilities
    .filter(({ lentBy }) => lentBy === null)
    .map(({ character, nature }) => ({ character, nature }));
  endAbilities(table, player);
  seat.alive = true;
  seat.feigns = false;
  seat.ghostVote = false;
  seat.used = [];
  touch(table);
  emit(table, table.state.phase === 'night' ? 'storyteller' : 'everyone', { type: 'revived', seat: player });
  for (const { character, nature } of natures) yield* settleIn(table, giveAbility(table, player, character, nature));
  yield* notify(table, 'revived', player);
}
