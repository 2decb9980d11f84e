import { character } from '@belfry/engine';

/** The Demon's ability cannot harm you. */
export const soldier = character('soldier', {
  aura: ({ me }) => [{ kind: 'safe', target: me, data: { from: 'demon' } }],
});
