import { character } from '@belfry/engine';

/**
 * Every night you pick a player: if you nominate them and they are executed for it, their team loses. Everybody hears
 * when you pick a new one.
 */
export const fearmonger = character('fearmonger', {
  wakes: 'each',
  *act({ ability, choosePlayer, works, failed, marked, unmark, mark, proclaim }) {
    const player = yield* choosePlayer();
    if (player === null) return;
    if (!works()) return failed();
    if (marked('fear').includes(player)) return;
    unmark('fear');
    mark('fear', player);
    proclaim({ say: 'public.has-chosen', character: ability.character });
  },
  on: {
    *executed({ me, markedByMe, win }, { seat, nominator, alignment }) {
      if (nominator !== me || !markedByMe(seat, 'fear')) return;
      win(alignment === 'good' ? 'evil' : 'good', { say: 'outcome.fearmonger' });
    },
  },
});
