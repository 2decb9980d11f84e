import { aCharacter, aPlayer, both, character } from '@belfry/engine';

/**
 * Each night but the first you pick a player and a character that nobody is: they become it. If that makes a Demon, who
 * dies tonight is up to the Storyteller.
 */
export const pithag = character('pithag', {
  wakes: 'other',
  *act({ choose, works, failed, inPlay, isTraveller, teamOf, become, deathsAtWill }) {
    const [player, wanted] = yield* choose(both(aPlayer(), aCharacter()));
    if (player === null || wanted === null || inPlay(wanted) || isTraveller(player)) return;
    if (!works()) return failed();
    if ((yield* become(player, wanted)) && teamOf(wanted) === 'demon') deathsAtWill(player);
  },
});
