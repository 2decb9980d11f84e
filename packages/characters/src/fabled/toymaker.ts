import { type Context, character } from '@belfry/engine';

const OWED = 'final-night:-no-attack';

/**
 * The Demon may attack nobody in a night, and has to once in the game: at the latest in the first night in which an
 * attack could end it. However few play, the evil team learns who is who.
 */
export const toymaker = character('toymaker', {
  introducesEvil: true,
  spares: true,
  *starts({ livingDemons, mark }) {
    for (const demon of livingDemons()) mark(OWED, demon);
  },
  *atPlace({ night, marked, isDemon, livingResidents, mostDeaths, mark, unmark }) {
    if (night() === 1) return;
    const last = marked(OWED).filter((demon) => isDemon(demon) && livingResidents().length - mostDeaths(demon) <= 2);
    for (const demon of last) {
      mark('sleeps', demon, { until: 'dawn' });
      mark('kills-nobody', demon, { until: 'dawn' });
    }
    if (last.length > 0) unmark(OWED);
  },
  on: {
    *acted({ night, marked, unmark, chosenTonight }, { owner, nature }) {
      const attacked = chosenTonight().some(({ by }) => by === owner);
      if (night() > 1 && nature !== 'believed' && marked(OWED).includes(owner) && !attacked) unmark(OWED);
    },
    /** What one Demon owes, the next one does. */
    *became(context, { seat }) {
      const { isDemon, marked, mark } = context;
      if (isDemon(seat) && isOwed(context) && !marked(OWED).includes(seat)) mark(OWED, seat);
    },
  },
});

const isOwed = ({ marked }: Context): boolean => marked(OWED).length > 0;
