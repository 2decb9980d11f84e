import { character, pass, replace } from '@belfry/engine';

/**
 * Each night but the first you pick a player, who dies. What Townsfolk learn by their abilities is false. A day without
 * an execution is a victory of evil.
 */
export const vortox = character('vortox', {
  manner: { quietDays: 'fatal' },
  wakes: 'other',
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  on: {
    informing: {
      band: 'false',
      *hook({ teamOf, isSafeFromDemons }, { ability }) {
        const reached = teamOf(ability.character) === 'townsfolk' && ability.nature !== 'believed';
        return reached && !isSafeFromDemons(ability.owner) ? replace('false' as const) : pass;
      },
    },
    *dayEnded({ executionsToday, win }) {
      if (executionsToday().length === 0) win('evil', { say: 'outcome.vortox' });
    },
  },
});
