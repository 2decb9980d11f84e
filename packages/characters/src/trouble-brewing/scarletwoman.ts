import { character, pass, replace } from '@belfry/engine';

/** If a Demon dies while five or more players (Travellers aside) live, counting it, you become that Demon. */
export const scarletwoman = character('scarletwoman', {
  on: {
    succession: {
      band: 'another',
      *hook({ me, become }, { character: demon, livingBefore }) {
        if (livingBefore < 5 || !(yield* become(me, demon))) return pass;
        return replace(me);
      },
    },
  },
});
