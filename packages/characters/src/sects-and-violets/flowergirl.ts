import { any, character } from '@belfry/engine';
import { nod } from '../information.ts';

/** Each night but the first you learn whether a Demon voted today. */
export const flowergirl = character('flowergirl', {
  wakes: 'other',
  learns: nod((world) => any(world.votedToday().map((voter) => world.wasTeam(voter, 'demon')))),
});
