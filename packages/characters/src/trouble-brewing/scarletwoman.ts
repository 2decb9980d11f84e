import { character, pass, replace } from '@belfry/engine';

/** If a Demon dies while five or more players (Travellers aside) live, counting it, you become that Demon. */
export const scarletwoman = character('scarletwoman', {
  on: {
    *demonDied({ me, become }, { character: demon, livingBefore }) {
      if (livingBefore < 5) return pass;
      yield* become(me, demon);
      return replace(me);
    },
  },
});
