import { character } from '@belfry/engine';
import { tokenOf } from '../information.ts';

/** If you die at night, you wake at once, pick any player and see their character. */
export const ravenkeeper = character('ravenkeeper', {
  always: {
    *died({ me, howOften, wakeNow, choosePlayer, learn }, { victim, atNight }) {
      if (victim !== me || !atNight) return;
      wakeNow();
      for (let times = howOften(); times > 0; times--) {
        const chosen = yield* choosePlayer();
        if (chosen !== null) yield* learn([chosen]);
      }
    },
  },
  manner: { asksOnce: 1 },
  learns: tokenOf((_, [chosen]) => chosen ?? null),
});
