import { character, somePlayers } from '@belfry/engine';

/** Each night but the first you may pick a player, who dies. If you last picked nobody, you pick three instead. */
export const po = character('po', {
  wakes: 'other',
  attacks: ({ me, marked }) => (marked('3-attacks').includes(me) ? 3 : 1),
  *act({ me, marked, mark, unmark, choosePlayer, chooseInTurn, reach, kill }) {
    if (marked('3-attacks').includes(me)) {
      const victims = yield* chooseInTurn(somePlayers(3));
      unmark('3-attacks');
      for (const victim of victims) {
        yield* reach(victim);
        yield* kill(victim);
      }
      return;
    }
    const victim = yield* choosePlayer({ orNobody: true });
    // A drunk Po has chosen nobody as well.
    if (victim === null) mark('3-attacks', me, { standing: true });
    else yield* kill(victim);
  },
});
