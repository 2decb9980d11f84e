import type { Team } from '@belfry/almanac';
import {
  all,
  and,
  any,
  exactly,
  type Information,
  not,
  or,
  type PlainStatement,
  type SeatId,
  type Statement,
  type Truth,
  type World,
} from '@belfry/engine';

/** Whether something that speaks for itself is so; of two things, whether one is and one is not. What only means something after a question (a number, a nod) never is. */
export function isSo(world: World, statement: Statement): Truth {
  switch (statement.says) {
    case 'alignment':
      return statement.alignment === 'evil' ? world.isEvil(statement.player) : not(world.isEvil(statement.player));
    case 'player-is':
      return world.isCharacter(statement.player, statement.character);
    case 'one-of':
      return any(statement.players.map((player) => world.isCharacter(player, statement.character)));
    case 'one-of-characters':
      return any(statement.characters.map((character) => world.isCharacter(statement.player, character)));
    case 'in-play':
      return any(world.players().map((player) => world.isCharacter(player, statement.character)));
    case 'none':
      return all(world.players().map((player) => not(world.isTeam(player, statement.team))));
    case 'among':
      return any(statement.players.map((player) => world.isTeam(player, statement.team)));
    case 'none-among':
      return all(statement.players.map((player) => not(world.isTeam(player, statement.team))));
    case 'count-among': {
      const evil = statement.players.map(world.isEvil);
      return exactly(statement.number, statement.alignment === 'evil' ? evil : evil.map(not));
    }
    case 'two': {
      const [one, other] = [isSo(world, statement.first), isSo(world, statement.second)];
      return or(and(one, not(other)), and(not(one), other));
    }
    default:
      return 'no';
  }
}

/** Facts about the table that can be told to somebody, the vaguer ones first, begun elsewhere every day. */
export const facts: Information = {
  domain: (world) => [...neighbours(world), ...inPlay(world), ...pairs(world), ...sides(world), ...tokens(world)],
  holds: isSo,
};

/** How many of three who sit side by side are evil. */
function neighbours(world: World): PlainStatement[] {
  const circle = turned(world);
  const threes = circle.map((player) => [player, world.next(player), world.next(world.next(player))]);
  return threes.flatMap((players) =>
    [0, 1, 2, 3].map((number) => ({ says: 'count-among' as const, players, alignment: 'evil' as const, number })),
  );
}

const inPlay = (world: World): PlainStatement[] =>
  world.sheet().map((character) => ({ says: 'in-play', character }) as const);

const TEAMS: readonly Team[] = ['demon', 'minion', 'outsider'];

/** That one of two is a Demon, a Minion or an Outsider, or none of them. */
function pairs(world: World): PlainStatement[] {
  const circle = turned(world);
  return circle.flatMap((a, at) =>
    circle.slice(at + 1).flatMap((b) =>
      TEAMS.flatMap((team): PlainStatement[] => [
        { says: 'among', players: [a, b], team },
        { says: 'none-among', players: [a, b], team },
      ]),
    ),
  );
}

const sides = (world: World): PlainStatement[] =>
  others(world).flatMap((player) =>
    (['evil', 'good'] as const).map((alignment) => ({ says: 'alignment' as const, player, alignment })),
  );

const tokens = (world: World): PlainStatement[] =>
  others(world).flatMap((player) =>
    world.tokens().map((character) => ({ says: 'player-is' as const, player, character })),
  );

const others = (world: World): readonly SeatId[] => world.players().filter((player) => player !== world.me);

/** The circle, begun with another seat each day, so that not always the same is told. */
function turned(world: World): readonly SeatId[] {
  const circle = world.players();
  const at = (circle.indexOf(world.me) + 2 * world.day()) % circle.length;
  return [...circle.slice(at), ...circle.slice(0, at)];
}
