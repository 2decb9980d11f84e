import { character, pass, prevent, token } from '@belfry/engine';

/** Each night but the first, if nobody died today, you pick a player, who dies. The first time you die you only seem to. */
export const zombuul = character('zombuul', {
  tokens: [token('died-today', { printed: 'Died Today', until: 'dawn' })],
  wakes: ({ night, diedToday, marked }) => night() > 1 && diedToday().length === 0 && marked('died-today').length === 0,
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  on: {
    *feignDeath({ me, isAlive }, { victim }) {
      return victim === me && isAlive(me) ? prevent : pass;
    },
  },
});
