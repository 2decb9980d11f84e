import { character, TABLE } from '@belfry/engine';

/** You may nominate once per game. Whoever you nominate dies, unless they are the Demon. */
export const golem = character('golem', {
  conduct: {
    silence: ({ me, marked }) => (marked('may-not-nominate').includes(me) ? { say: 'nominate.golem' } : null),
  },
  always: {
    *nominated({ me, works, failed, marked, mark, isAlive, registers, kill }, { nominator, nominee }) {
      if (nominator !== me || marked('may-not-nominate').includes(me)) return;
      mark('may-not-nominate', me, { standing: true, outlives: 'death' });
      if (nominee === TABLE || !isAlive(nominee)) return;
      if (!works()) return failed();
      if (!(yield* registers(nominee, { team: 'demon' }))) yield* kill(nominee);
    },
  },
});
