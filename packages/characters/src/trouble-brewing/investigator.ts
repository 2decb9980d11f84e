import { character } from '@belfry/engine';
import { oneOfTwo } from '../one-of-two.ts';

/** On your first night you are shown two players and the Minion that one of them is. */
export const investigator = character('investigator', {
  wakes: 'first',
  learns: oneOfTwo('minion', 'if-so'),
});
