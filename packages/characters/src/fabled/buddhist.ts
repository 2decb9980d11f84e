import { aPlayer, character, offer, token } from '@belfry/engine';

/** Everybody knows who the old hands are: they keep silent for the first two minutes of a day. */
export const buddhist = character('buddhist', {
  tokens: [token('veteran', {})],
  offers: {
    'name-veteran': offer({
      isOpen: () => true,
      asks: ({ marked }) => aPlayer({ except: () => marked('veteran') }),
      *take({ players, mark, show }, player) {
        if (player === null) return;
        mark('veteran', player);
        for (const listener of players()) show(listener, { says: 'player', player });
      },
    }),
  },
});
