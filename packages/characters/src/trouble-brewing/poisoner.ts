import { character, token } from '@belfry/engine';

/** Every night you pick a player: tonight and all of tomorrow they are poisoned. */
export const poisoner = character('poisoner', {
  tokens: [token('poisoned', { printed: 'Poisoned', until: 'dusk' })],
  wakes: 'each',
  *act({ choosePlayer, mark }) {
    const victim = yield* choosePlayer();
    mark('poisoned', victim, { until: 'dusk' });
  },
});
