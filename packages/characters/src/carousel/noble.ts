import { character, exactly } from '@belfry/engine';
import { someoneAmong } from '../shown-players.ts';

/** On your first night you are shown three players, exactly one of whom is evil. */
export const noble = character('noble', {
  wakes: 'first',
  learns: someoneAmong(
    3,
    (players) => ({ says: 'count-among', players, alignment: 'evil', number: 1 }),
    (world, players) => exactly(1, players.map(world.isEvil)),
  ),
});
