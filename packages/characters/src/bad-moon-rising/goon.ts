import { character, token } from '@belfry/engine';

/** The first player each night whose ability picks you is drunk until dusk, and you join their side. */
export const goon = character('goon', {
  tokens: [token('drunk', { printed: 'Drunk', until: 'dusk' })],
  on: {
    *chosen({ me, chosenTonight, isNight, mark, turn, alignmentOf }, { by, seat }) {
      if (seat !== me || !isNight()) return;
      // The list has this choice in it: whoever came before was the first, even if the Goon slept through it.
      if (chosenTonight().filter((choice) => choice.seat === me).length !== 1) return;
      mark('drunk', by.owner, { until: 'dusk' });
      yield* turn(me, alignmentOf(by.owner));
    },
  },
});
