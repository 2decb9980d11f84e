import { jinx, pass, replace } from '@belfry/engine';

/** With everybody's eyes closed the Butler may raise a hand, which is counted only if their master's is. */
export const butlerOrgangrinder = jinx('butler', 'organgrinder', {
  when: 'play',
  instead: {
    butler: ({ on, conduct }) => ({
      conduct: {
        ...conduct,
        handDown: (context, handsUp) =>
          context.votesAreSecret() ? null : (conduct?.handDown?.(context, handsUp) ?? null),
      },
      on: {
        ...on,
        *tallying({ me, marked, votesAreSecret, votesOf }, count) {
          const { voters } = count.nomination;
          const [master] = marked('master');
          if (!votesAreSecret() || master === undefined || !voters.includes(me) || voters.includes(master)) return pass;
          return replace({ ...count, votes: count.votes - votesOf(me) });
        },
      },
    }),
  },
});
