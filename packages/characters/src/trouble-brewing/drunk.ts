import { character } from '@belfry/engine';

/** You think you are a Townsfolk, and you are wrong: you have no ability at all. */
export const drunk = character('drunk', {
  unimpairable: true,
  aura: ({ me }) => [{ kind: 'drunk', target: me }],
});
