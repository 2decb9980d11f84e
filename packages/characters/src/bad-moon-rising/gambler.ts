import { aCharacter, aPlayer, both, character } from '@belfry/engine';

/** Each night but the first you pick a player and guess their character: guess wrong, and you die. */
export const gambler = character('gambler', {
  wakes: 'other',
  *act({ me, choose, works, failed, is, registers, kill }) {
    const [player, guess] = yield* choose(both(aPlayer(), aCharacter()));
    if (player === null || guess === null) return;
    // Too drunk to die of it is wrong only if the guess was.
    if (!works()) {
      if (!is(player, guess)) failed();
      return;
    }
    if (!(yield* registers(player, { character: guess }))) yield* kill(me);
  },
});
