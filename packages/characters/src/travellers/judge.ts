import { action, type Context, character, offer, type Play, yesOrNo } from '@belfry/engine';

/** Once per game, when somebody else has nominated, you decide for all to hear whether that execution passes or fails. */
export const judge = character('judge', {
  action: action({ by: 'owner', asks: yesOrNo, use: decide }),
  offers: {
    // While hands are counted nobody at the table can press anything else: the Storyteller has heard the Judge call out.
    verdict: offer({
      isOpen: ({ me, currentNomination, isSpent }) => {
        const nomination = currentNomination();
        return nomination?.votes === null && !nomination.voteless && nomination.nominator !== me && !isSpent();
      },
      asks: () => yesOrNo,
      *take(context, passes) {
        context.declare(passes);
        yield* decide(context, passes);
      },
    }),
  },
});

function* decide(context: Context, passes: boolean): Play<void> {
  const { me, works, spend, currentNomination, execute, annul, nothingHappens } = context;
  const nomination = currentNomination();
  if (nomination === null || nomination.nominator === me || nomination.voteless) return nothingHappens();
  const worked = works();
  spend();
  if (!worked) return nothingHappens();
  if (passes) yield* execute(nomination.nominee, nomination.nominator);
  else annul(nomination);
}
