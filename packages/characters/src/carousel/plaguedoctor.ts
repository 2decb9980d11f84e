import { character, TABLE } from '@belfry/engine';

/** When you die, the Storyteller has a Minion's ability for the rest of the game. */
export const plaguedoctor = character('plaguedoctor', {
  on: {
    *died({ me, sheet, inPlay, ruleCharacter, lend, mark }, { victim }) {
      if (victim !== me) return;
      const minions = () => [...sheet('minion').filter((id) => !inPlay(id)), ...sheet('minion').filter(inPlay)];
      const gained = yield* ruleCharacter('storyteller-ability', minions);
      if (gained === null) return;
      mark('storyteller-ability', me, { outlives: 'everything', data: { of: gained } });
      yield* lend(TABLE, gained, { forGood: true });
    },
  },
});
