import { type Context, character, token } from '@belfry/engine';

/** Every night you pick a player: if they nominate tomorrow, they die. With three or fewer alive, this is over. */
export const witch = character('witch', {
  manner: { picks: 'nominators' },
  tokens: [token('cursed', { printed: 'Cursed', until: 'dusk' })],
  wakes: isStrong,
  *act({ choosePlayer, mark }) {
    mark('cursed', yield* choosePlayer(), { until: 'dusk' });
  },
  always: {
    nominated: {
      band: 'paid-for',
      *hook(context, { nominator }) {
        const { marked, kill } = context;
        if (isStrong(context) && marked('cursed').includes(nominator)) yield* kill(nominator);
      },
    },
  },
});

function isStrong({ living }: Context): boolean {
  return living().length > 3;
}
