import { aPlayer, character, token } from '@belfry/engine';

/** Once per game, at night but not on the first, you pick a dead player: they have their ability back until dusk. */
export const bonecollector = character('bonecollector', {
  tokens: [token('keeps-ability', { printed: 'Has Ability', data: { again: true }, until: 'dusk' })],
  refreshes: true,
  wakes: ({ night, isSpent }) => night() > 1 && !isSpent(),
  *act({ choose, hasAbility, works, spend, mark }) {
    const bones = yield* choose(aPlayer({ dead: true, orNobody: true }));
    if (bones === null) return;
    // One who never lost the ability has nothing to be given back.
    if (!works() || !hasAbility(bones)) mark('keeps-ability', bones, { data: { again: true }, until: 'dusk' });
    spend();
  },
});
