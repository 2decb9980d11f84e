import { character, TABLE, token, yesOrNo } from '@belfry/engine';

/** Everybody votes with closed eyes and nobody hears the count. Each night you choose whether you are drunk until dusk. */
export const organgrinder = character('organgrinder', {
  tokens: [token('drunk', { printed: 'Drunk', until: 'dusk' })],
  // Where it is the Storyteller's there is nobody to be drunk.
  wakes: ({ me }) => me !== TABLE,
  *act({ me, choose, mark }) {
    if (yield* choose(yesOrNo)) mark('drunk', me, { until: 'dusk' });
  },
  voting: { secret: () => true },
});
