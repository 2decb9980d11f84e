import { character } from '@belfry/engine';

/** Only the Storyteller nominates, and each day at least one player of the side that is not yours. */
export const bishop = character('bishop', {
  voting: {
    byStoryteller: ({ me, players, isTraveller, alignmentOf, isEvil }) => {
      const ally = alignmentOf(me) === 'evil' ? 'yes' : 'no';
      return { oneOf: players().filter((player) => !isTraveller(player) && isEvil(player) !== ally) };
    },
  },
});
