import { type Alignment, action, type Context, character, nothing } from '@belfry/engine';

/**
 * Every night you join the side of a living neighbour. Each day you may call for a cult: if all good players join, your
 * side wins.
 */
export const cultleader = character('cultleader', {
  *atPlace(context) {
    const { me, works, alignmentOf, ruleOne, wakeNow, turn } = context;
    if (!works()) return;
    const options = () => sides(context).map((value) => ({ value }));
    const side = yield* ruleOne('cult-leader-side', options);
    if (side === null || side === alignmentOf(me)) return;
    wakeNow();
    yield* turn(me, side);
  },
  action: action({
    asks: nothing,
    often: 'daily',
    calls: 'hands',
    *use({ me, players, alignmentOf, works, win, nothingHappens }, _, __, hands) {
      const flock = players().filter((player) => player !== me && alignmentOf(player) === 'good');
      if (!works() || !flock.every((player) => hands.includes(player))) return nothingHappens();
      win(alignmentOf(me), { say: 'outcome.cult' });
    },
  }),
});

/** Which sides the living neighbours are on: really, or as they may seem; one's own first. */
function sides({ me, livingNeighbours, alignmentOf, isEvil }: Context): readonly Alignment[] {
  const neighbours = livingNeighbours(me);
  const real = (side: Alignment) => neighbours.some((player) => alignmentOf(player) === side);
  const rank = (side: Alignment) => (real(side) ? 0 : 2) + (side === alignmentOf(me) ? 0 : 1);
  return (['good', 'evil'] as const)
    .filter((side) => neighbours.some((player) => isEvil(player) !== (side === 'evil' ? 'no' : 'yes')))
    .toSorted((a, b) => rank(a) - rank(b));
}
