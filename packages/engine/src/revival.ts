import type { Play } from './ask.ts';
import { endAbilities, giveAbility, settleIn } from './change.ts';
import type { SeatId } from './seat.ts';
import { emit, seatOf, type Table, touch } from './table.ts';

/** A dead player lives again, with a fresh ability: what was spent is refilled. */
export function* revive(table: Table, player: SeatId): Play<void> {
  const seat = seatOf(table, player);
  if (seat.alive) return;
  const natures = seat.abilities.map(({ character, nature }) => ({ character, nature }));
  endAbilities(table, player);
  seat.alive = true;
  seat.ghostVote = false;
  seat.used = [];
  touch(table);
  if (table.state.phase === 'night') {
    emit(table, 'storyteller', { type: 'revived', seat: player });
  } else {
    emit(table, 'everyone', { type: 'revived', seat: player });
  }
  for (const { character, nature } of natures) yield* settleIn(table, giveAbility(table, player, character, nature));
}
