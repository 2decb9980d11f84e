import { character, token } from '@belfry/engine';

/** Each night but the first you pick somebody else: the Demon cannot harm them tonight. */
export const monk = character('monk', {
  tokens: [token('safe', { printed: 'Safe', data: { from: 'demon' }, until: 'dawn' })],
  wakes: 'other',
  *act({ choosePlayer, mark }) {
    const ward = yield* choosePlayer({ notMyself: true });
    mark('safe', ward, { data: { from: 'demon' }, until: 'dawn' });
  },
});
