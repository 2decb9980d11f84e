import { character } from '@belfry/engine';

/** Once per game, at night but not the first, you may pick somebody dead: a Townsfolk lives again. */
export const professor = character('professor', {
  wakes: ({ night, isSpent, players, seemsAlive }) =>
    night() > 1 && !isSpent() && players().some((player) => !seemsAlive(player)),
  *act({ choosePlayer, works, spend, failed, trueTeam, registers, revive }) {
    const player = yield* choosePlayer({ dead: true, orNobody: true });
    if (player === null) return;
    const worked = works();
    spend();
    if (!worked) {
      if (trueTeam(player) === 'townsfolk') failed();
      return;
    }
    if (yield* registers(player, { team: 'townsfolk' })) yield* revive(player);
  },
});
