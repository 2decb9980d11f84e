import { character, pass } from '@belfry/engine';

/** If you were the one most responsible for your team's loss, you change sides and win, dead or alive. */
export const politician = character('politician', {
  evenDead: {
    gameEnding: {
      band: 'move',
      *hook({ me, alignmentOf, ruleWhether, turn }, { winner }) {
        if (alignmentOf(me) === winner) return pass;
        if (yield* ruleWhether('most-responsible', false)) yield* turn(me, winner);
        return pass;
      },
    },
  },
});
