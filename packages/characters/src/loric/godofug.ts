import { aPlayer, type Context, character, offer, type Play, type SeatId } from '@belfry/engine';

/** There is one hat. Whoever wears it says short words only, votes twice, and hands it on after a long word. */
export const godofug = character('godofug', {
  *starts(context) {
    yield* wear(context, yield* context.rulePlayer('hat', context.players));
  },
  on: {
    /** It should not stay on one head for the whole game. */
    *dayBegins(context) {
      const { players, marked, day, rulePlayer } = context;
      const worn = marked('hat');
      if (day() === 1 || worn.length === 0) return;
      const heads = () => [...worn, ...players().filter((player) => !worn.includes(player))];
      const next = yield* rulePlayer('hat', heads);
      if (next !== null && !worn.includes(next)) yield* wear(context, next);
    },
  },
  voting: {
    ballot: ({ marked }, seat, ballot) =>
      marked('hat').includes(seat) ? { ...ballot, times: ballot.times * 2 } : ballot,
  },
  offers: {
    'pass-hat': offer({
      isOpen: () => true,
      asks: ({ marked }) => aPlayer({ except: () => marked('hat') }),
      *take(context, chosen) {
        yield* wear(context, chosen);
      },
    }),
    'hat-off': {
      isOpen: ({ marked }) => marked('hat').length > 0,
      *take({ unmark }) {
        unmark('hat');
      },
    },
  },
});

function* wear({ players, unmark, mark, show }: Context, player: SeatId | null): Play<void> {
  if (player === null) return;
  unmark('hat');
  mark('hat', player);
  for (const listener of players()) show(listener, { says: 'player', player });
}
