import { character, not } from '@belfry/engine';
import { aPlayerWho } from '../shown-players.ts';

/** On your first night you are shown a good player. */
export const steward = character('steward', {
  wakes: 'first',
  learns: aPlayerWho((world, player) => not(world.isEvil(player))),
});
