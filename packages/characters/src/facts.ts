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

/**
 * Facts about the table that can be told to somebody, the vaguer ones first, begun elsewhere every day: how evil is
 * spread over rows, halves, the living, the dead, today's voters; what is in play; what is among two or three; of whom
 * one is what; on which side somebody is, and what.
 */
export const facts: Information = {
  domain: (world) => [
    ...neighbours(world),
    ...crowds(world),
    ...inPlay(world),
    ...KINDS,
    ...pairs(world),
    ...threes(world),
    ...sides(world),
    ...oneOfTwo(world),
    ...eitherOr(world),
    ...tokens(world),
  ],
  holds: isSo,
};

const evilAmong = (players: readonly SeatId[], most: number): PlainStatement[] =>
  Array.from({ length: Math.min(most, players.length) + 1 }, (_, number) => ({
    says: 'count-among' as const,
    players,
    alignment: 'evil' as const,
    number,
  }));

/** More evil players than this are in no such crowd. */
const MOST_EVIL = 4;

/** How many evil players are in half of the circle, among the living, the dead, and those who voted or nominated today. */
function crowds(world: World): PlainStatement[] {
  const circle = turned(world);
  const half = Math.floor(circle.length / 2);
  const halves = circle.map((_, at) => [...circle.slice(at), ...circle.slice(0, at)].slice(0, half));
  const dead = circle.filter((player) => !world.isAlive(player));
  const voters = [...new Set(world.votedToday().map(({ seat }) => seat))];
  const nominators = [...new Set(world.nominatedToday().map(({ seat }) => seat))];
  return [world.living(), dead, voters, nominators, ...halves]
    .filter((crowd) => crowd.length > 1)
    .flatMap((crowd) => evilAmong(crowd, MOST_EVIL));
}

/** That nobody of a kind is in play. */
const KINDS: readonly PlainStatement[] = [
  { says: 'none', team: 'outsider' },
  { says: 'none', team: 'minion' },
];

/** That one of three who sit side by side is a Demon, a Minion or an Outsider, or none of them. */
const threes = (world: World): PlainStatement[] =>
  turned(world).flatMap((player) => {
    const players = [player, world.next(player), world.next(world.next(player))];
    return TEAMS.flatMap((team): PlainStatement[] => [
      { says: 'among', players, team },
      { says: 'none-among', players, team },
    ]);
  });

/** That one of two neighbours is this character. */
const oneOfTwo = (world: World): PlainStatement[] =>
  turned(world).flatMap((player) =>
    world.tokens().map((character) => ({
      says: 'one-of' as const,
      players: [player, world.next(player)],
      character,
    })),
  );

/** That a player is one of two characters of different sides. */
function eitherOr(world: World): PlainStatement[] {
  const sheet = world.sheet();
  const of = (...teams: readonly Team[]) => sheet.filter((id) => teams.includes(world.teamOf(id)));
  const [good, evil] = [of('townsfolk', 'outsider'), of('minion', 'demon')];
  if (evil.length === 0) return [];
  return others(world).flatMap((player) =>
    good.map((one, at) => ({
      says: 'one-of-characters' as const,
      player,
      characters: [one, evil[(at + player + world.day()) % evil.length]!],
    })),
  );
}

/** How many of three who sit side by side are evil. */
function neighbours(world: World): PlainStatement[] {
  const circle = turned(world);
  return circle.flatMap((player) => evilAmong([player, world.next(player), world.next(world.next(player))], 3));
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
