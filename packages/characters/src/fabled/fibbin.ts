import { aPlayer, character, offer, pass, replace, token } from '@belfry/engine';

/** Once per game one good player might be told something wrong. */
export const fibbin = character('fibbin', {
  tokens: [token('misinformed', {}), token('no-ability', { printed: 'No Ability', data: { of: 'fibbin' } })],
  offers: {
    /** The next thing that this player learns need not be true. */
    misinform: offer({
      isOpen: ({ marked }) => marked('no-ability').length === 0,
      asks: ({ players, alignmentOf }) =>
        aPlayer({ from: () => players().filter((player) => alignmentOf(player) === 'good') }),
      *take({ ability, mark }, player) {
        if (player === null) return;
        // Nobody's ability but its own: a table has no chair for a token of its own.
        mark('no-ability', player, { data: { of: ability.character } });
        mark('misinformed', player);
      },
    }),
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
