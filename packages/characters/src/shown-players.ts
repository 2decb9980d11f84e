import { type Information, type SeatId, type Statement, type Truth, truth, type World } from '@belfry/engine';

/** One other player is pointed at. */
export const aPlayerWho = (
  holds: (world: World, player: SeatId) => Truth,
  among: (world: World) => readonly SeatId[] = others,
): Information => ({
  domain: (world) => among(world).map((player) => ({ says: 'player', player })),
  holds: (world, statement) => (statement.says === 'player' ? holds(world, statement.player) : 'no'),
});

/** Several other players are pointed at, and the same is said about every such group. */
export const someoneAmong = (
  size: number,
  says: (players: readonly SeatId[]) => Statement,
  holds: (world: World, players: readonly SeatId[]) => Truth,
): Information => ({
  domain: (world) => groups(others(world), size).map(says),
  holds: (world, statement) => ('players' in statement ? holds(world, statement.players) : truth(false)),
});

export const others = (world: World): readonly SeatId[] => world.players().filter((player) => player !== world.me);

function groups(players: readonly SeatId[], size: number): readonly (readonly SeatId[])[] {
  if (size === 0) return [[]];
  return players.flatMap((player, at) => groups(players.slice(at + 1), size - 1).map((rest) => [player, ...rest]));
}
