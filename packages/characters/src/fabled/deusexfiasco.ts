import { type Choice, character, type Json, words } from '@belfry/engine';

const MAX_WORDS = 500;

/** At least once in the game the Storyteller makes a mistake, mends it, and owns up to it before everybody. */
export const deusexfiasco = character('deusexfiasco', {
  offers: {
    'own-up': {
      isOpen: () => true,
      asks: () => words(MAX_WORDS) as Choice<Json>,
      *take({ announce, spend }, said) {
        spend();
        announce(String(said));
      },
    },
  },
});
