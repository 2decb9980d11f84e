import { action, type Context, character, exactly, nothing, pass, replace, type SeatId } from '@belfry/engine';
import { fingers } from '../information.ts';

const VISITORS = 3;

/**
 * Each day three players may say that they visit the Duchess. That night each of them learns how many of the three are
 * evil, and one of them is told a wrong number.
 */
export const duchess = character('duchess', {
  manner: { welcomes: VISITORS },
  action: action({
    by: 'others',
    often: 'while-open',
    asks: nothing,
    /** Said once more, it is taken back. */
    *use({ marked, mark, unmark }, _, user) {
      if (marked('visitor').includes(user)) unmark('visitor', user);
      else mark('visitor', user, { until: 'dawn' });
    },
  }),
  *atPlace(context) {
    const { marked, rulePlayer, mark, unmark, letLearn } = context;
    const visitors = visitorsOf(context);
    if (visitors.length !== VISITORS) return;
    const misled = marked('false-info')[0] ?? (yield* rulePlayer('false-info', () => visitorsOf(context)));
    if (misled === null) return;
    unmark('visitor', misled);
    unmark('false-info');
    mark('false-info', misled, { until: 'dawn' });
    const evil = fingers(
      () => VISITORS,
      (world, number) => exactly(number, visitors.map(world.isEvil)),
    );
    for (const visitor of visitors) yield* letLearn(visitor, evil);
  },
  on: {
    informing: {
      band: 'false',
      *hook({ ability: mine, marked }, { ability, to }) {
        return ability.id === mine.id && marked('false-info').includes(to) ? replace('false' as const) : pass;
      },
    },
  },
});

/** Whoever has said to come, whichever of the two tokens lies by them, clockwise. */
const visitorsOf = ({ players, marked }: Context): readonly SeatId[] =>
  players().filter((player) => marked('visitor').includes(player) || marked('false-info').includes(player));
