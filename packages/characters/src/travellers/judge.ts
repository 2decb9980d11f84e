import { action, character, yesOrNo } from '@belfry/engine';

/** Once per game, when somebody else has nominated, you decide for all to hear whether that execution passes or fails. */
export const judge = character('judge', {
  action: action({
    by: 'owner',
    asks: yesOrNo,
    *use({ me, works, spend, currentNomination, execute, annul, nothingHappens }, passes) {
      const nomination = currentNomination();
      if (nomination === null || nomination.nominator === me || nomination.voteless) return nothingHappens();
      const worked = works();
      spend();
      if (!worked) return nothingHappens();
      if (passes) yield* execute(nomination.nominee, nomination.nominator);
      else annul(nomination);
    },
  }),
});
