import type { CharacterId } from '@belfry/almanac';
import { jinx, pass, prevent } from '@belfry/engine';

const LAST_DAY = 5;

/** Whoever would become the Leviathan after the fifth day, when it would have won at once, does not. */
const notTooLate = (cause: CharacterId) =>
  jinx('leviathan', cause, {
    when: 'script',
    deduced: 'as-usual',
    adds: {
      on: {
        becoming: {
          band: 'whether',
          *hook({ day, isNight, inPlay }, { to }) {
            const isLate = day() > LAST_DAY || (isNight() && day() === LAST_DAY);
            return to === 'leviathan' && isLate && !inPlay(to) ? prevent : pass;
          },
        },
      },
    },
  });

export const leviathanHatter = notTooLate('hatter');
export const leviathanPithag = notTooLate('pithag');

/** The fifth day without an execution, with the Mayor and the Leviathan alive, is good's victory. */
export const leviathanMayor = jinx('leviathan', 'mayor', {
  when: 'play',
  deduced: 'as-usual',
  adds: {
    on: {
      *dayEnded({ day, executionsToday, living, is, abilitiesOf, isWorking, win }) {
        if (day() !== LAST_DAY || executionsToday().length > 0) return;
        const mayors = living()
          .flatMap(abilitiesOf)
          .filter(({ character }) => character === 'mayor');
        if (!mayors.some((mayor) => isWorking(mayor)) || !living().some((player) => is(player, 'leviathan'))) return;
        win('good', { say: 'outcome.ability', character: 'mayor' });
      },
    },
  },
});
