import { character, exactly } from '@belfry/engine';
import { fingers } from '../information.ts';

/** Every night you learn how many of the two living players nearest to you are evil. */
export const empath = character('empath', {
  wakes: 'each',
  learns: fingers(
    () => 2,
    (world, number) => exactly(number, world.livingNeighbours(world.me).map(world.isEvil)),
  ),
});
