import { character, pass, prevent } from '@belfry/engine';

/** Each night but the first, if nobody died today, you pick a player, who dies. The first time you die you only seem to. */
export const zombuul = character('zombuul', {
  wakes: ({ night, diedToday }) => night() > 1 && diedToday().length === 0,
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  on: {
    *feignDeath({ me, isAlive }, { victim }) {
      return victim === me && isAlive(me) ? prevent : pass;
    },
  },
});
