import { character, pass, prevent } from '@belfry/engine';

/** Good players who are executed may live. */
export const pacifist = character('pacifist', {
  on: {
    protectFromDeath: {
      band: 'asked',
      *hook({ isEvil, ruleWhether }, { victim, cause }) {
        if (cause !== 'execution' || isEvil(victim) === 'yes') return pass;
        const lives = yield* ruleWhether('pacifist-saves', false);
        return lives ? prevent : pass;
      },
    },
  },
});
