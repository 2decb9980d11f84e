import { character, token } from '@belfry/engine';
import { allOf } from '../all-of-a-team.ts';

/** You start knowing the Outsiders in play. If one died today, you pick a player tonight, who dies. */
export const godfather = character('godfather', {
  tokens: [token('died-today', { printed: 'Died Today', until: 'dawn' })],
  *atPlace({ me, isAlive, diedToday, marked, wasTeam, registers, night, remember }) {
    if (!isAlive(me)) return;
    if (marked('died-today').length > 0) return remember('avenges', night());
    for (const then of diedToday()) {
      const was = wasTeam(then, 'outsider');
      if (was === 'yes' || (was === 'may' && (yield* registers(then.seat, { team: 'outsider' })))) {
        remember('avenges', night());
        return;
      }
    }
  },
  wakes: ({ night, memory }) => memory().knows !== true || memory().avenges === night(),
  learns: allOf('outsider'),
  *act({ memory, remember, learn, night, choosePlayer, kill }) {
    if (memory().knows !== true) {
      remember('knows', true);
      yield* learn();
    }
    if (memory().avenges === night()) yield* kill(yield* choosePlayer());
  },
});
