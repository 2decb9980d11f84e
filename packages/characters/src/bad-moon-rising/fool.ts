import { character, pass, prevent } from '@belfry/engine';

/** The first time you would die, you do not. */
export const fool = character('fool', {
  on: {
    *shieldFromDeath({ me, isSpent, spend }, { victim }) {
      if (victim !== me || isSpent()) return pass;
      spend();
      return prevent;
    },
  },
});
