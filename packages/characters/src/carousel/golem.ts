import { character, TABLE } from '@belfry/engine';

/** You may nominate once per game. Whoever you nominate dies, unless they are the Demon. */
export const golem = character('golem', {
  conduct: {
    silence: ({ memory }) => (memory().nominated === true ? { say: 'nominate.golem' } : null),
  },
  always: {
    *nominated({ me, works, failed, memory, remember, mark, isAlive, registers, kill }, { nominator, nominee }) {
      if (nominator !== me || memory().nominated === true) return;
      remember('nominated', true);
      mark('may-not-nominate', me, { standing: true, outlives: 'death' });
      if (nominee === TABLE || !isAlive(nominee)) return;
      if (!works()) return failed();
      if (!(yield* registers(nominee, { team: 'demon' }))) yield* kill(nominee);
    },
  },
});
