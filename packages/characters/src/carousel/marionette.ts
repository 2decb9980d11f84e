import { character, TABLE } from '@belfry/engine';

/** You believe in the good character that you drew, and are an evil Minion without its ability. The Demon beside you is told. */
export const marionette = character('marionette', {
  unimpairable: true,
  *atPlace({ me, ability, livingDemons, actedTonight, memory, remember, show }) {
    // Nobody is it yet, or the Demon knows.
    if (me === TABLE || memory().told === true || actedTonight()) return;
    remember('told', true);
    for (const demon of livingDemons()) show(demon, { says: 'player-is', player: me, character: ability.character });
  },
});
