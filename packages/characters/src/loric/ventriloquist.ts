import { character, pass, prevent } from '@belfry/engine';

/** Whoever claims to be somebody new while nominated might live through an execution that day. */
export const ventriloquist = character('ventriloquist', {
  on: {
    protectFromDeath: {
      band: 'asked',
      *hook({ isNight, nominations, ruleWhether }, { cause, victim }) {
        if (cause !== 'execution' || isNight() || !nominations().some(({ nominee }) => nominee === victim)) return pass;
        const saves = yield* ruleWhether('ventriloquist-saves', false);
        return saves ? prevent : pass;
      },
    },
  },
});
