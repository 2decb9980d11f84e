import { any, character } from '@belfry/engine';
import { nod } from '../information.ts';

/** Each night but the first you learn whether a Minion nominated today. */
export const towncrier = character('towncrier', {
  wakes: 'other',
  learns: nod((world) => any(world.nominatedToday().map((nominator) => world.wasTeam(nominator, 'minion')))),
});
