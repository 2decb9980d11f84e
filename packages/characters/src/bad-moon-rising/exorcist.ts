import { character, token } from '@belfry/engine';
import { notAgain } from '../not-again.ts';

/** Each night but the first you pick a player, not the same twice running: a Demon so picked learns of you and sleeps on. */
export const exorcist = character('exorcist', {
  tokens: [token('sleeps', { printed: 'Chosen', until: 'dawn' })],
  manner: { picks: 'suspects' },
  wakes: 'other',
  *act({ me, ability, choosePlayer, remember, works, failed, isDemon, registers, show, mark }) {
    const player = yield* choosePlayer({ except: notAgain });
    remember('last', player);
    if (player === null) return;
    if (!works()) {
      if (isDemon(player)) failed();
      return;
    }
    if (!(yield* registers(player, { team: 'demon' }))) return;
    show(player, { says: 'player-is', player: me, character: ability.character });
    mark('sleeps', player, { until: 'dawn' });
  },
});
