import { character } from '@belfry/engine';

/** The first time you are nominated, a Townsfolk who does it is executed on the spot. */
export const virgin = character('virgin', {
  always: {
    *nominated(
      { me, players, hasAbility, isSpent, works, failed, spend, trueTeam, registers, execute },
      { nominee, nominator },
    ) {
      if (nominee !== me || !hasAbility(me) || isSpent()) return;
      // Drunk or poisoned, the one chance is gone all the same.
      const worked = works();
      spend();
      // The Storyteller may nominate too, and is nobody's Townsfolk.
      if (!players().includes(nominator)) return;
      if (!worked && trueTeam(nominator) === 'townsfolk') failed();
      if (worked && (yield* registers(nominator, { team: 'townsfolk' }))) yield* execute(nominator);
    },
  },
});
