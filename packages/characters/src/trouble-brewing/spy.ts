import { character } from '@belfry/engine';
import { openGrimoire } from '../open-grimoire.ts';

/** Every night you look into the Grimoire. You may seem good to others, and a Townsfolk or an Outsider, dead or alive. */
export const spy = character('spy', {
  wakes: 'each',
  learns: openGrimoire,
  registers: { alignment: 'good', teams: ['townsfolk', 'outsider'] },
});
