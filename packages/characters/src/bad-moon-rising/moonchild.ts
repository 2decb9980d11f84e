import { character, token } from '@belfry/engine';
import { lastWords } from '../last-words.ts';

/** When you learn that you died, you name a living player for all to hear: if they are good, they die tonight. */
export const moonchild = character('moonchild', {
  tokens: [token('cursed', { printed: 'Dead', until: 'dawn' })],
  manner: { picks: 'suspects' },
  ...lastWords(function* ({ registers, mark }, named) {
    // What they are now counts; whether the Moonchild is sober is asked when night comes.
    const isGood = yield* registers(named, { alignment: 'good' });
    if (isGood) mark('cursed', named, { until: 'dawn', standing: true, outlives: 'death' });
  }),
  *atPlace({ works, failed, marked, kill }) {
    for (const player of marked('cursed')) {
      if (works(true)) yield* kill(player, { decided: true });
      else failed();
    }
  },
});
