import { action, aPlayer, character } from '@belfry/engine';

/** Once per game, by day, you name a player for all to hear: if that is the Demon, they die. */
export const slayer = character('slayer', {
  action: action({
    asks: aPlayer(),
    *use({ me, works, failed, spend, isAlive, isDemon, registers, kill, nothingHappens }, target) {
      const worked = works();
      spend();
      if (!worked && isAlive(me) && target !== null && isAlive(target) && isDemon(target)) failed();
      const hit =
        worked &&
        target !== null &&
        isAlive(target) &&
        (yield* registers(target, { team: 'demon' })) &&
        (yield* kill(target));
      if (!hit) nothingHappens();
    },
  }),
});
