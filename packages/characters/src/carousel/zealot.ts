import { character } from '@belfry/engine';

/** While five or more players live, you have to vote for every nominee. */
export const zealot = character('zealot', {
  conduct: {
    // Nobody raises the hand for them: a vote that is missing is missing. Once up, it stays up.
    handUp: ({ living }) => (living().length >= 5 ? { say: 'vote.zealot' } : null),
  },
});
