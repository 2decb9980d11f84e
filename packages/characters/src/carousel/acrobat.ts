import { type Context, character, type Play, token } from '@belfry/engine';

/** Each night but the first you pick a player: if they are drunk or poisoned, or become so tonight, you die. */
export const acrobat = character('acrobat', {
  tokens: [token('chosen', { printed: 'Chosen', until: 'dawn' })],
  wakes: 'other',
  *act(context) {
    context.mark('chosen', yield* context.choosePlayer(), { until: 'dawn' });
    yield* mayFall(context);
  },
  on: {
    acted: mayFall,
    died: mayFall,
    became: mayFall,
    nightEnding: mayFall,
  },
});

function* mayFall({ me, isNight, marked, isImpaired, kill }: Context): Play<void> {
  if (isNight() && marked('chosen').some(isImpaired)) yield* kill(me);
}
