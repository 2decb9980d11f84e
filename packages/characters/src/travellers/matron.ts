import { action, character, exactlyPlayers, upTo } from '@belfry/engine';

/** Each day you may let up to three pairs of players change places. Nobody leaves their chair to talk in private. */
export const matron = character('matron', {
  action: action({
    by: 'owner',
    often: 'daily',
    isOpen: ({ isAlive }, user) => isAlive(user),
    asks: upTo(3, exactlyPlayers(2)),
    *use({ works, swapSeats, nothingHappens }, pairs) {
      if (!works() || pairs.length === 0) return nothingHappens();
      for (const [one, other] of pairs) swapSeats(one!, other!);
    },
  }),
});
