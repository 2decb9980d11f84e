import { character, token } from '@belfry/engine';
import { notAgain } from '../not-again.ts';

/** Every night you pick a living player, not the same twice running: executed tomorrow, they do not die of it. */
export const devilsadvocate = character('devilsadvocate', {
  tokens: [token('safe', { printed: 'Survives Execution', data: { from: 'execution' }, until: 'dusk' })],
  wakes: 'each',
  *act({ choosePlayer, remember, mark }) {
    const client = yield* choosePlayer({ alive: true, except: notAgain });
    remember('last', client);
    mark('safe', client, { data: { from: 'execution' }, until: 'dusk' });
  },
});
