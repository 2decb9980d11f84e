import { action, aPlayer, type CharacterDefinition, type Context, type Play, type SeatId } from '@belfry/engine';

/**
 * A living player named aloud by one who has learned that they died: by day at once, or at dawn, and while the day goes
 * on around them. Anybody may pretend to do so, and nobody sees a difference.
 */
export const lastWords = (
  about: (context: Context, named: SeatId) => Play<void>,
): Pick<CharacterDefinition, 'always' | 'action'> => {
  function* say(context: Context, named: SeatId | null): Play<void> {
    if (named === null) return;
    context.declare([named]);
    context.nothingHappens();
    yield* about(context, named);
  }
  const speak = (context: Context) => {
    for (let time = 0; time < context.howOften(); time++)
      context.chooseAside(aPlayer({ alive: true }), (named) => say(context, named));
  };
  return {
    always: {
      *died(context, { victim, atNight }) {
        if (victim !== context.me) return;
        if (atNight) context.remember('unsaid', true);
        else speak(context);
      },
      *dayBegins(context) {
        if (context.memory().unsaid !== true) return;
        context.remember('unsaid', false);
        speak(context);
      },
    },
    action: action({
      asks: aPlayer({ alive: true }),
      *use({ nothingHappens }) {
        nothingHappens();
      },
    }),
  };
};
