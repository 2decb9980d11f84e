import { character } from '@belfry/engine';

/** The first time you are nominated, a Townsfolk who does it is executed on the spot. */
export const virgin = character('virgin', {
  always: {
    *nominated({ me, isAlive, isSpent, works, spend, registers, execute }, { nominee, nominator }) {
      if (nominee !== me || !isAlive(me) || isSpent()) return;
      // Drunk or poisoned, the one chance is gone all the same.
      const worked = works();
      spend();
      if (worked && (yield* registers(nominator, { team: 'townsfolk' }))) yield* execute(nominator);
    },
  },
});
