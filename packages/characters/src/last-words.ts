import { action, aPlayer, type CharacterDefinition, type Context, type Play, type SeatId } from '@belfry/engine';

/**
 * A living player named aloud by one who has learned that they died: at once by day, at dawn otherwise. Anybody may
 * pretend to do so, and nobody sees a difference.
 */
export const lastWords = (
  about: (context: Context, named: SeatId) => Play<void>,
): Pick<CharacterDefinition, 'always' | 'action'> => {
  function* speak(context: Context): Play<void> {
    const { choosePlayer, declare, nothingHappens } = context;
    const named = yield* choosePlayer({ alive: true });
    if (named === null) return;
    declare([named]);
    nothingHappens();
    yield* about(context, named);
  }
  return {
    always: {
      *died(context, { victim, atNight }) {
        if (victim !== context.me) return;
        if (atNight) context.remember('unsaid', true);
        else yield* speak(context);
      },
      *dayBegins(context) {
        if (context.memory().unsaid !== true) return;
        context.remember('unsaid', false);
        yield* speak(context);
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
