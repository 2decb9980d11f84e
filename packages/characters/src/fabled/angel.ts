import { aPlayer, type Context, character, offer, type SeatId } from '@belfry/engine';
import { noVote, noVoteToken, somethingBad } from '../something-bad.ts';

/** Everybody knows who is new here: whoever has most to do with such a player's death may pay for it. */
export const angel = character('angel', {
  tokens: noVoteToken,
  offers: {
    protect: offer({
      isOpen: () => true,
      asks: ({ marked }) => aPlayer({ alive: true, except: () => marked('protected') }),
      *take({ players, mark, show }, player) {
        if (player === null) return;
        mark('protected', player);
        for (const listener of players()) show(listener, { says: 'player', player });
      },
    }),
    ...somethingBad((context) => mourned(context) !== null, settle),
  },
  voting: noVote,
});

/** One in the Angel's care who has died, and nobody has paid yet. */
const mourned = ({ marked, isAlive }: Context): SeatId | null =>
  marked('protected').find((player) => !isAlive(player)) ?? null;

function settle(context: Context): void {
  const player = mourned(context);
  if (player !== null) context.unmark('protected', player);
}
