import { character } from '@belfry/engine';

/** Each night but the first you pick a player, who dies. The nearest Townsfolk on either side of you are poisoned. */
export const nodashii = character('nodashii', {
  wakes: 'other',
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  aura: ({ me, nearest, trueTeam }) =>
    nearest(me, (player) => trueTeam(player) === 'townsfolk').map((target) => ({ kind: 'poisoned', target })),
});
