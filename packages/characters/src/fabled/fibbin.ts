import { aPlayer, type Choice, character, type Json, pass, replace, type SeatId, token } from '@belfry/engine';

/** Once per game one good player might be told something wrong. */
export const fibbin = character('fibbin', {
  tokens: [token('misinformed', {}), token('no-ability', { printed: 'No Ability', data: { of: 'fibbin' } })],
  offers: {
    /** The next thing that this player learns need not be true. */
    misinform: {
      isOpen: ({ marked }) => marked('no-ability').length === 0,
      asks: ({ players, alignmentOf }) =>
        aPlayer({ from: () => players().filter((player) => alignmentOf(player) === 'good') }) as Choice<Json>,
      *take({ ability, mark }, chosen) {
        if (chosen === null) return;
        const player = chosen as SeatId; // one of those it asked for
        // Nobody's ability but its own: a table has no chair for a token of its own.
        mark('no-ability', player, { data: { of: ability.character } });
        mark('misinformed', player);
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
