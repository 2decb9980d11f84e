import { character, token } from '@belfry/engine';

/** Every night you pick somebody else: tomorrow each vote of theirs counts three times. */
export const bureaucrat = character('bureaucrat', {
  tokens: [token('vote-weight', { printed: '3 Votes', data: { times: 3 }, until: 'dusk' })],
  wakes: 'each',
  *act({ choosePlayer, mark }) {
    const favoured = yield* choosePlayer({ notMyself: true });
    mark('vote-weight', favoured, { data: { times: 3 }, until: 'dusk' });
  },
});
