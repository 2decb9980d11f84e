import { character } from '@belfry/engine';

/** Every night you pick a living player. If that is the Demon, you change characters and sides, and they are poisoned for good. */
export const snakecharmer = character('snakecharmer', {
  wakes: 'each',
  *act({ choosePlayer, works, failed, isAlive, isDemon, registers, mark, swapCharacters, me }) {
    const charmed = yield* choosePlayer({ alive: true });
    if (charmed === null || !isAlive(charmed)) return;
    if (!works()) {
      if (isDemon(charmed)) failed();
    } else if (charmed !== me && (yield* registers(charmed, { team: 'demon' }))) {
      mark('poisoned', charmed, { outlives: 'everything' });
      yield* swapCharacters(me, charmed, { sides: true });
    }
  },
});
