import { any, character, type SeatId, type Truth, type World } from '@belfry/engine';

/** If the Demon kills you, you learn two players, one of whom did it. */
export const sage = character('sage', {
  always: {
    *died({ me, howOften, wakeNow, remember, learn }, { victim, cause, killer, atNight }) {
      if (victim !== me || cause !== 'demon') return;
      remember('killer', killer?.owner ?? null);
      if (atNight) wakeNow();
      for (let times = howOften(); times > 0; times--) yield* learn();
    },
  },
  learns: {
    domain(world, _, onlyWhatHolds) {
      const others = world.players().filter((player) => player !== world.me);
      return others.flatMap((a, at) =>
        others
          .slice(at + 1)
          .filter((b) => !onlyWhatHolds || isIt(world, a) !== 'no' || isIt(world, b) !== 'no')
          .map((b) => ({ says: 'among' as const, team: 'demon' as const, players: [a, b] })),
      );
    },
    holds: (world, statement) =>
      statement.says === 'among' ? any(statement.players.map((player) => isIt(world, player))) : 'no',
  },
});

/** The Demon that did it; of others, those who may pass for it. */
function isIt(world: World, player: SeatId): Truth {
  const { killer } = world.memory();
  const demon = world.isTeam(player, 'demon');
  if (typeof killer !== 'number' || player === killer) return demon;
  return demon === 'may' ? 'may' : 'no';
}
