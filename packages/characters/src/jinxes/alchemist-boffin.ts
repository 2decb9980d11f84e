import { jinx, saying } from '@belfry/engine';
import { isLentBy } from '../lent-by.ts';

/** An Alchemist with the Boffin's ability is not told what the Demon has. */
export const alchemistBoffin = jinx('alchemist', 'boffin', {
  when: 'play',
  instead: {
    boffin: (usual) =>
      saying(usual, (context) => ({
        show: (player, info) => {
          if (player !== context.me || !isLentBy(context, 'alchemist')) context.show(player, info);
        },
      })),
  },
});
