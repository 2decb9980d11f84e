import { type Context, character, type Play, type SeatId } from '@belfry/engine';

/** Every night you pick a player, who is poisoned. Whoever you poisoned before dies of it, and is healthy again. */
export const pukka = character('pukka', {
  wakes: 'each',
  *atPlace(context) {
    // The poison does its work even if something keeps the Demon in bed; where it may kill nobody as well, it waits.
    const { me, isMarked, marked } = context;
    if (!isMarked(me, 'sleeps') || isMarked(me, 'kills-nobody')) return;
    yield* finish(context, marked('poisoned'), null);
  },
  *act(context) {
    const before = context.marked('poisoned');
    const victim = yield* context.choosePlayer();
    context.mark('poisoned', victim);
    yield* finish(context, before, victim);
  },
});

/** They die while still poisoned; while the Pukka is impaired the poison waits. */
function* finish(context: Context, poisoned: readonly SeatId[], again: SeatId | null): Play<void> {
  const { works, kill, unmark, mark } = context;
  for (const player of poisoned) {
    if (!works()) return;
    yield* kill(player);
    unmark('poisoned', player);
    if (player === again) mark('poisoned', player);
  }
}
