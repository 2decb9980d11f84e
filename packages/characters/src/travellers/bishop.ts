import { type Alignment, type Context, character } from '@belfry/engine';

/** Only the Storyteller nominates, and each day at least one player of the side that is not yours. */
export const bishop = character('bishop', {
  voting: {
    byStoryteller: (context) => {
      const { players, isTraveller, isEvil } = context;
      const ally = opposed(context) === 'good' ? 'yes' : 'no';
      return { oneOf: players().filter((player) => !isTraveller(player) && isEvil(player) !== ally) };
    },
  },
});

/** The side of which somebody has to be nominated: what a token says, or else the one that is not the Bishop's. */
function opposed({ me, marked, alignmentOf }: Context): Alignment {
  if (marked('nominate-good').length > 0) return 'good';
  if (marked('nominate-evil').length > 0) return 'evil';
  return alignmentOf(me) === 'evil' ? 'good' : 'evil';
}
