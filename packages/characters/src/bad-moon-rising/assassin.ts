import { character } from '@belfry/engine';

/** Once per game, at night but not the first, you may pick a player, who dies, whatever might save them. */
export const assassin = character('assassin', {
  wakes: ({ night, isSpent }) => night() > 1 && !isSpent(),
  *act({ works, choosePlayer, spend, failed, kill }) {
    // Not even what the choice sets off (a Goon's blow) saves the victim.
    const worked = works();
    const victim = yield* choosePlayer({ orNobody: true });
    if (victim === null) return;
    spend();
    if (worked) yield* kill(victim, { unstoppable: true, decided: true });
    else failed();
  },
});
