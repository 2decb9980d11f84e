import { character, pass, prevent, token } from '@belfry/engine';

/** Whoever claims to be somebody new while nominated might live through an execution that day. */
export const ventriloquist = character('ventriloquist', {
  tokens: [token('new-voice', { printed: 'Mad', until: 'dusk' })],
  on: {
    protectFromDeath: {
      band: 'asked',
      *hook({ isNight, nominations, marked, ruleWhether }, { cause, victim }) {
        if (cause !== 'execution' || isNight() || !nominations().some(({ nominee }) => nominee === victim)) return pass;
        const saves = yield* ruleWhether('ventriloquist-saves', marked('new-voice').includes(victim));
        return saves ? prevent : pass;
      },
    },
  },
});
