import { character } from '@belfry/engine';
import { oneOfTwo } from '../one-of-two.ts';

/** On your first night you are shown two players and the Outsider that one of them is, or that there are none. */
export const librarian = character('librarian', {
  wakes: 'first',
  learns: oneOfTwo('outsider', 'always'),
});
