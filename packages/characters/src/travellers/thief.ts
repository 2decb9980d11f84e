import { character, token } from '@belfry/engine';

/** Every night you pick somebody else: tomorrow each vote of theirs is taken off the count. */
export const thief = character('thief', {
  tokens: [token('vote-weight', { printed: 'Negative Vote', data: { times: -1 }, until: 'dusk' })],
  wakes: 'each',
  *act({ choosePlayer, mark }) {
    const robbed = yield* choosePlayer({ notMyself: true });
    mark('vote-weight', robbed, { data: { times: -1 }, until: 'dusk' });
  },
});
