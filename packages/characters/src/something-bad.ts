import {
  aPlayer,
  type Context,
  type Offer,
  offer,
  type Play,
  type SeatId,
  token,
  type VotingRules,
} from '@belfry/engine';

/** What the Storyteller may do to a player who has it coming by a rule of the table: three mild things, one press away. */
export const somethingBad = (isOpen: (context: Context) => boolean, paid: (context: Context) => void = () => {}) => {
  const penalty = (does: (context: Context, player: SeatId) => Play<void>): Offer =>
    offer({
      isOpen,
      asks: () => aPlayer({ alive: true }),
      *take(context, player) {
        if (player === null) return;
        paid(context);
        yield* does(context, player);
      },
    });
  return {
    dies: penalty(function* ({ kill }, player) {
      yield* kill(player);
    }),
    // A night and a day to come: till the next dusk alone would cost nobody who acts by night anything.
    'loses-ability': penalty(function* ({ mark }, player) {
      mark('no-ability', player, { until: { dusks: 2 } });
    }),
    'loses-vote': penalty(function* ({ mark }, player) {
      mark('no-vote', player, { until: 'dusk' });
    }),
  };
};

export const noVoteToken = [token('no-vote', { printed: 'Something Bad', until: 'dusk' })];

/** Whoever has lost their vote for the day keeps the hand down. */
export const noVote: VotingRules = {
  ballot: ({ marked }, seat, ballot) => (marked('no-vote').includes(seat) ? { ...ballot, may: false } : ballot),
};
