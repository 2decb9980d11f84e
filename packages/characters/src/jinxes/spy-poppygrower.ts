import { jinx } from '@belfry/engine';

/** While the Poppy Grower's ability works, the Spy does not see the Grimoire. */
export const spyPoppygrower = jinx('spy', 'poppygrower', {
  when: 'play',
  deduced: 'as-usual',
  instead: {
    spy: () => ({
      *act({ atWork, learn }) {
        if (atWork('poppygrower').length === 0) yield* learn();
      },
    }),
  },
});
