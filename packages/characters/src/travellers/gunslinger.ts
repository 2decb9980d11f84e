import { action, aPlayer, type Context, character, type SeatId } from '@belfry/engine';

/** Each day, once the first vote is counted and until the next nomination, you may shoot somebody who voted: they die. */
export const gunslinger = character('gunslinger', {
  action: action({
    by: 'owner',
    often: 'daily',
    isOpen: (context, user) => context.isAlive(user) && firstVote(context) !== null,
    // Where nobody saw who voted, anybody can be pointed at.
    asks: (context) => aPlayer({ from: () => (context.votesAreSecret() ? context.living() : voters(context)) }),
    *use(context, target) {
      const hit = target !== null && voters(context).includes(target) && (yield* context.kill(target));
      if (!hit) context.nothingHappens();
    },
  }),
});

/** The vote that was just taken, if it was the day's first and somebody can be shot for it. */
function firstVote(context: Context) {
  const { currentNomination, nominations, votesAreSecret } = context;
  const vote = currentNomination();
  if (vote === null || vote !== nominations().find(({ votes }) => votes !== null)) return null;
  return votesAreSecret() || vote.voters.some(context.isAlive) ? vote : null;
}

const voters = (context: Context): readonly SeatId[] => firstVote(context)?.voters.filter(context.isAlive) ?? [];
