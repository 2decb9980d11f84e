import { aPlayer, character, type Information, truth } from '@belfry/engine';

/** Who the Nightwatchman is, as it is told to somebody else. */
const whoIsOnWatch: Information = {
  domain: (world) =>
    world.players().map((player) => ({ says: 'player-is', player, character: 'nightwatchman' }) as const),
  holds: (world, statement) => truth(statement.says === 'player-is' && statement.player === world.me),
};

/** Once per game, at night, you pick a player: they learn that you are the Nightwatchman. */
export const nightwatchman = character('nightwatchman', {
  wakes: ({ isSpent }) => !isSpent(),
  *act({ choose, works, spend, letLearn, failed }) {
    const watched = yield* choose(aPlayer({ orNobody: true }));
    if (watched === null) return;
    const worked = works();
    spend();
    if (worked) yield* letLearn(watched, whoIsOnWatch);
    else failed();
  },
});
