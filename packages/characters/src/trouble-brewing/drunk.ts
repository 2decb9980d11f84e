import { character } from '@belfry/engine';

/** You think you are a Townsfolk, and you are wrong: you have no ability at all. */
export const drunk = character('drunk', {
  unimpairable: true,
  // Only this lack of an ability is meant: whatever else they may come to have works.
  aura: ({ me }) => [{ kind: 'drunk', target: me, data: { of: 'drunk' } }],
});
