import { character } from '@belfry/engine';

/** You may die at any time. */
export const tinker = character('tinker', {
  *atPlace({ me, works, ruleWhether, kill }) {
    if (!works()) return;
    if (yield* ruleWhether('tinker-dies', false)) yield* kill(me);
  },
  offers: {
    'tinker-dies': {
      isOpen: ({ works }) => works(),
      *take({ me, kill }) {
        yield* kill(me);
      },
    },
  },
});
