import { type Context, character } from '@belfry/engine';

/** On the final day all the dead have their vote again. */
export const ferryman = character('ferryman', {
  on: {
    *dayBegins(context) {
      if (context.isSpent() || context.livingResidents().length > 3) return;
      if (yield* context.ruleWhether('final-day', true)) ferry(context);
    },
  },
  offers: {
    /** Which day is the last the Storyteller says, however many are alive. */
    'final-day': {
      isOpen: ({ isNight, isSpent }) => !isNight() && !isSpent(),
      *take(context) {
        ferry(context);
      },
    },
  },
});

function ferry({ spend, proclaim, players, isAlive, hasVote, giveVote }: Context): void {
  spend();
  proclaim({ say: 'public.final-day' });
  for (const player of players()) if (!isAlive(player) && !hasVote(player)) giveVote(player);
}
