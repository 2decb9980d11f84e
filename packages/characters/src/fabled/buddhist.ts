import { aPlayer, type Choice, character, type Json, type SeatId, token } from '@belfry/engine';

/** Everybody knows who the old hands are: they keep silent for the first two minutes of a day. */
export const buddhist = character('buddhist', {
  tokens: [token('veteran', {})],
  offers: {
    'name-veteran': {
      isOpen: () => true,
      asks: ({ marked }) => aPlayer({ except: () => marked('veteran') }) as Choice<Json>,
      *take({ players, mark, show }, chosen) {
        if (chosen === null) return;
        const player = chosen as SeatId; // one of those it asked for
        mark('veteran', player);
        for (const listener of players()) show(listener, { says: 'player', player });
      },
    },
  },
});
