import { type Information, type SeatId, type Statement, type Truth, truth, type World } from '@belfry/engine';

/** A number of fingers. */
export const fingers = (
  highest: (world: World) => number,
  holds: (world: World, number: number, chosen: readonly SeatId[]) => Truth,
): Information => ({
  domain: (world) => Array.from({ length: highest(world) + 1 }, (_, number) => ({ number })),
  holds: (world, statement, chosen) => ('number' in statement ? holds(world, statement.number, chosen) : 'no'),
});

/** A nod or a shake of the head. */
export const nod = (isSo: (world: World, chosen: readonly SeatId[]) => Truth): Information => ({
  domain: () => [{ yes: true }, { yes: false }],
  holds: (world, statement, chosen) => {
    if (!('yes' in statement)) return 'no';
    const so = isSo(world, chosen);
    return so === 'may' ? 'may' : truth((so === 'yes') === statement.yes);
  },
});

/** The character token of one player. */
export const tokenOf = (whom: (world: World, chosen: readonly SeatId[]) => SeatId | null): Information => ({
  domain: (world, chosen) => (whom(world, chosen) === null ? [] : world.tokens().map((character) => ({ character }))),
  holds: (world, statement, chosen) => {
    const player = whom(world, chosen);
    if (player === null || !isToken(statement)) return 'no';
    return world.isCharacter(player, statement.character);
  },
});

const isToken = (statement: Statement): statement is { character: string } =>
  'character' in statement && !('players' in statement);
