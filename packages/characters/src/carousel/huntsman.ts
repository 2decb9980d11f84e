import { character } from '@belfry/engine';

/** Once per game, at night, you may pick a living player: the Damsel becomes a Townsfolk that was not in play. */
export const huntsman = character('huntsman', {
  wakes: ({ isSpent }) => !isSpent(),
  *act({ choosePlayer, works, spend, registers, sheet, inPlay, ruleCharacter, become }) {
    const player = yield* choosePlayer({ alive: true, orNobody: true });
    if (player === null) return;
    const worked = works();
    spend();
    if (!worked || !(yield* registers(player, { character: 'damsel' }))) return;
    const absent = () => sheet('townsfolk').filter((id) => !inPlay(id));
    const saved = yield* ruleCharacter('new-character', absent);
    if (saved !== null) yield* become(player, saved);
  },
});
