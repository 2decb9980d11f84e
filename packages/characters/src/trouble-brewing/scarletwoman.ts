import { character } from '@belfry/engine';

/** If a Demon dies while five or more players (Travellers aside) live, counting it, you become that Demon. */
export const scarletwoman = character('scarletwoman', {
  on: {
    *demonDied({ me, become, livingDemons }, { character: demon, livingBefore }) {
      if (livingBefore >= 5 && livingDemons().length === 0) yield* become(me, demon);
    },
  },
});
