import { character } from '@belfry/engine';

/** You may seem evil to others, and a Minion or a Demon, dead or alive. */
export const recluse = character('recluse', {
  registers: { alignment: 'evil', teams: ['minion', 'demon'] },
});
