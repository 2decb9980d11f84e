import { aPlayer, type Choice, character, type Json, pass, replace, type SeatId, token } from '@belfry/engine';

/** Once per game one good player might be told something wrong. */
export const fibbin = character('fibbin', {
  tokens: [token('misinformed', {})],
  offers: {
    /** The next thing that this player learns need not be true. */
    misinform: {
      isOpen: ({ isSpent }) => !isSpent(),
      asks: ({ players, alignmentOf }) =>
        aPlayer({ from: () => players().filter((player) => alignmentOf(player) === 'good') }) as Choice<Json>,
      *take({ spend, mark }, chosen) {
        if (chosen === null) return;
        spend();
        mark('misinformed', chosen as SeatId); // one of those it asked for
      },
    },
  },
  on: {
    informing: {
      band: 'anything',
      *hook({ marked, unmark }, { ability }) {
        if (!marked('misinformed').includes(ability.owner)) return pass;
        unmark('misinformed', ability.owner);
        return replace('anything' as const);
      },
    },
  },
});
