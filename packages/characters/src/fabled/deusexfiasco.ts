import { character, offer, words } from '@belfry/engine';

const MAX_WORDS = 500;

/** At least once in the game the Storyteller makes a mistake, mends it, and owns up to it before everybody. */
export const deusexfiasco = character('deusexfiasco', {
  offers: {
    'own-up': offer({
      isOpen: () => true,
      asks: () => words(MAX_WORDS),
      *take({ announce, spend }, said) {
        spend();
        announce(said);
      },
    }),
  },
});
