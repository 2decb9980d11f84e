import { type Information, type SeatId, type Truth, truth, type World } from '@belfry/engine';

/** A number of fingers. */
export const fingers = (
  highest: (world: World) => number,
  holds: (world: World, number: number, chosen: readonly SeatId[]) => Truth,
): Information => ({
  domain: (world) => Array.from({ length: highest(world) + 1 }, (_, number) => ({ says: 'number', number })),
  holds: (world, statement, chosen) => (statement.says === 'number' ? holds(world, statement.number, chosen) : 'no'),
});

/** A nod or a shake of the head. */
export const nod = (isSo: (world: World, chosen: readonly SeatId[]) => Truth): Information => ({
  domain: () => [
    { says: 'yes', yes: true },
    { says: 'yes', yes: false },
  ],
  holds: (world, statement, chosen) => {
    if (statement.says !== 'yes') return 'no';
    const so = isSo(world, chosen);
    return so === 'may' ? 'may' : truth((so === 'yes') === statement.yes);
  },
});

/** The character token of one player. */
export const tokenOf = (whom: (world: World, chosen: readonly SeatId[]) => SeatId | null): Information => ({
  domain: (world, chosen) =>
    whom(world, chosen) === null ? [] : world.tokens().map((character) => ({ says: 'character', character })),
  holds: (world, statement, chosen) => {
    const player = whom(world, chosen);
    if (player === null || statement.says !== 'character') return 'no';
    return world.isCharacter(player, statement.character);
  },
});
