import { character } from '@belfry/engine';

/** Every night you pick a master, not yourself: tomorrow you may vote only while they do. */
export const butler = character('butler', {
  wakes: 'each',
  *act({ choosePlayer, mark, remember }) {
    const master = yield* choosePlayer({ notMyself: true });
    // Poisoned Butlers feel bound too: what binds is what they remember, not the token.
    remember('master', master);
    mark('master', master, { until: 'dusk' });
  },
  conduct: {
    handDown({ memory, nameOf }, handsUp) {
      const { master } = memory();
      if (typeof master !== 'number' || handsUp(master)) return null;
      return `Your master ${nameOf(master)} is not voting, so you may not either.`;
    },
  },
});
