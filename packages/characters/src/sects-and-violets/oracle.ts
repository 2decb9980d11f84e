import { character, exactly, type World } from '@belfry/engine';
import { fingers } from '../information.ts';

/** Each night but the first you learn how many of the dead are evil. */
export const oracle = character('oracle', {
  wakes: 'other',
  learns: fingers(
    // Something false can be shown even where nobody is dead.
    (world) => Math.max(1, dead(world).length),
    (world, number) => exactly(number, dead(world).map(world.isEvil)),
  ),
});

const dead = (world: World) => world.players().filter((player) => !world.isAlive(player));
