import type { CharacterId } from '@belfry/almanac';
import { jinx } from '@belfry/engine';

/** With a Demon in play who kills nobody by night, the execution of the grandchild is what she has to fear: evil wins. */
const grandchild = (demon: CharacterId) =>
  jinx(demon, 'grandmother', {
    when: 'play',
    deduced: 'as-usual',
    adds: {
      on: {
        *died({ marksOf, win }, { victim, cause }) {
          if (cause !== 'execution' || !marksOf('grandmother', 'grandchild').includes(victim)) return;
          win('evil', { say: 'outcome.ability', character: 'grandmother' });
        },
      },
    },
  });

/** One dead player is enough for the King to learn something. By script: who only believes to be the King wakes alike. */
const kingSoon = (demon: CharacterId) =>
  jinx(demon, 'king', {
    when: 'script',
    instead: {
      king: ({ wakes }) => ({
        wakes: (context) =>
          (context.inPlay(demon) && context.living().length < context.players().length) ||
          (typeof wakes === 'function' && wakes(context)),
      }),
    },
  });

export const leviathanGrandmother = grandchild('leviathan');
export const leviathanKing = kingSoon('leviathan');
export const riotGrandmother = grandchild('riot');
export const riotKing = kingSoon('riot');
