import { character } from '@belfry/engine';

/** Only you and the dead vote, as often as they like, and one vote is enough. */
export const voudon = character('voudon', {
  voting: {
    ballot: ({ me, isAlive }, seat, ballot) => ({ ...ballot, may: seat === me || !isAlive(seat), spends: false }),
    needed: () => 1,
  },
});
