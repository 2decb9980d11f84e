import { character } from '@belfry/engine';

/** Every night you pick somebody else: tomorrow each vote of theirs counts three times. */
export const bureaucrat = character('bureaucrat', {
  wakes: 'each',
  *act({ choosePlayer, mark }) {
    const favoured = yield* choosePlayer({ notMyself: true });
    mark('vote-weight', favoured, { data: { times: 3 }, until: 'dusk' });
  },
});
