import { character, token } from '@belfry/engine';

/** Every night you pick a master, not yourself: tomorrow you may vote only while they do. */
export const butler = character('butler', {
  tokens: [token('master', { printed: 'Master', until: 'dusk' })],
  wakes: 'each',
  *act({ choosePlayer, works, remember, mark }) {
    const master = yield* choosePlayer({ notMyself: true });
    // Poisoned Butlers feel bound too, though no token is laid for them.
    remember('felt', works() ? null : master);
    mark('master', master, { until: 'dusk' });
  },
  conduct: {
    handDown({ marked, memory }, handsUp) {
      const master = marked('master')[0] ?? memory().felt;
      if (typeof master !== 'number' || handsUp(master)) return null;
      return { say: 'vote.butler', seat: master };
    },
  },
});
