import { any, character, somePlayers, type World } from '@belfry/engine';

/** Every night you pick somebody else, no Traveller, and see a good and an evil character: one of the two is theirs. */
export const dreamer = character('dreamer', {
  wakes: 'each',
  chooses: somePlayers(1, { notMyself: true, notTravellers: true }),
  learns: {
    domain(world, [player], onlyWhatHolds) {
      if (player === undefined) return [];
      const could = (id: string) => !onlyWhatHolds || world.isCharacter(player, id) !== 'no';
      return good(world).flatMap((one) =>
        evil(world)
          .filter((other) => could(one) || could(other))
          .map((other) => ({ says: 'one-of-characters' as const, player, characters: [one, other] })),
      );
    },
    holds(world, statement) {
      if (statement.says !== 'one-of-characters') return 'no';
      return any(statement.characters.map((id) => world.isCharacter(statement.player, id)));
    },
  },
});

const good = (world: World) => world.tokens().filter((id) => ['townsfolk', 'outsider'].includes(world.teamOf(id)));
const evil = (world: World) => world.tokens().filter((id) => ['minion', 'demon'].includes(world.teamOf(id)));
