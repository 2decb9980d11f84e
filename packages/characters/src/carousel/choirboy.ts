import { character, type Information } from '@belfry/engine';

const whoIsTheDemon: Information = {
  domain: (world) => world.players().map((player) => ({ says: 'player', player })),
  holds: (world, statement) => (statement.says === 'player' ? world.isTeam(statement.player, 'demon') : 'no'),
};

/** If the Demon kills the King, you learn who the Demon is. */
export const choirboy = character('choirboy', {
  wakes: ({ memory }) => memory().requiem === true,
  *act({ learn, remember }) {
    remember('requiem', false);
    yield* learn();
  },
  learns: whoIsTheDemon,
  always: {
    *died({ registers, remember }, { victim, cause }) {
      if (cause === 'demon' && (yield* registers(victim, { character: 'king' }))) remember('requiem', true);
    },
  },
});
