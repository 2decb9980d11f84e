import { character, pass, prevent } from '@belfry/engine';

/** If you were funny today, you do not die of an exile. */
export const deviant = character('deviant', {
  on: {
    protectFromDeath: {
      band: 'asked',
      *hook({ me, ruleWhether }, { victim, cause }) {
        if (victim !== me || cause !== 'exile') return pass;
        const funny = yield* ruleWhether('was-funny', false);
        return funny ? prevent : pass;
      },
    },
  },
});
