import { bent, jinx, usually } from '@belfry/engine';

/** While the Mastermind lives, the execution of the host costs the Lleech its ability, and not its life. */
export const lleechMastermind = jinx('lleech', 'mastermind', {
  when: 'play',
  instead: {
    lleech: ({ on }) => ({
      on: {
        ...on,
        *died(context, death) {
          const { me, marked, living, is, mark } = context;
          const isSpared =
            death.cause === 'execution' &&
            marked('host').includes(death.victim) &&
            living().some((player) => is(player, 'mastermind'));
          if (isSpared) mark('no-ability', me, { outlives: 'everything' });
          else yield* usually(on, 'died')(context, death);
        },
      },
    }),
  },
});

/** The Slayer's shot at the host kills. */
export const lleechSlayer = jinx('lleech', 'slayer', {
  when: 'play',
  instead: {
    slayer: ({ action: usual }) => ({
      action: bent(usual!, function* (context, [target], usually) {
        const { works, spend, isAlive, marksOf, kill, nothingHappens } = context;
        const isHost = target !== undefined && isAlive(target) && marksOf('lleech', 'host', true).includes(target);
        if (!isHost) return yield* usually();
        const worked = works();
        spend();
        if (!worked || !(yield* kill(target))) nothingHappens();
      }),
    }),
  },
});
