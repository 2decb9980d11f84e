import type { CharacterId } from '@belfry/almanac';
import { endAbilities, giveAbility, settleIn } from './abilities.ts';
import type { Play } from './ask.ts';
import { become, tellWhoYouAre } from './change.ts';
import { notify } from './hooks.ts';
import type { Seat, SeatId } from './seat.ts';
import { emit, seatOf, type Table, touch } from './table.ts';

/** A dead player lives again, as somebody else and with nothing of what they were but their side. */
export function* reincarnate(table: Table, player: SeatId, as: CharacterId, because: CharacterId): Play<void> {
  const seat = seatOf(table, player);
  if (seat.alive || seat.left) return;
  comeAlive(table, seat);
  yield* become(table, player, as, { because, tell: false });
  tellWhoYouAre(table, player);
  yield* notify(table, 'revived', player);
}

/** A dead player lives again, with a fresh ability: what was spent is refilled, what was lent is gone. */
export function* revive(table: Table, player: SeatId): Play<void> {
  const seat = seatOf(table, player);
  if (seat.alive || seat.left) return;
  const natures = seat.abilities
    .filter(({ lentBy }) => lentBy === null)
    .map(({ character, nature }) => ({ character, nature }));
  endAbilities(table, player);
  comeAlive(table, seat);
  for (const { character, nature } of natures) yield* settleIn(table, giveAbility(table, player, character, nature));
  yield* notify(table, 'revived', player);
}

function comeAlive(table: Table, seat: Seat): void {
  seat.alive = true;
  seat.feigns = false;
  seat.ghostVote = false;
  seat.used = [];
  touch(table);
  emit(table, { type: 'revived', seat: seat.id, to: table.state.phase === 'night' ? 'storyteller' : 'everyone' });
}
