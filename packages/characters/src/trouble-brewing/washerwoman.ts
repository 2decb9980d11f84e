import { character } from '@belfry/engine';
import { oneOfTwo } from '../one-of-two.ts';

/** On your first night you are shown two players and one Townsfolk character: one of the two is it. */
export const washerwoman = character('washerwoman', {
  wakes: 'first',
  learns: oneOfTwo('townsfolk', 'never'),
});
