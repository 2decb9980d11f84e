import { character } from '@belfry/engine';
import { tokenOf } from '../information.ts';

/** Each night but the first you see the character of whoever died by execution today. */
export const undertaker = character('undertaker', {
  wakes: ({ night, diedByExecutionToday }) => night() > 1 && diedByExecutionToday().length > 0,
  learns: tokenOf((world) => world.diedByExecutionToday().at(-1) ?? null),
});
