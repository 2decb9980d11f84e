import { all, character, not } from '@belfry/engine';
import { someoneAmong } from '../shown-players.ts';

/** On your first night you are shown two players, neither of whom is a Demon. */
export const knight = character('knight', {
  wakes: 'first',
  learns: someoneAmong(
    2,
    (players) => ({ says: 'none-among', players, team: 'demon' }),
    (world, players) => all(players.map((player) => not(world.isTeam(player, 'demon')))),
  ),
});
