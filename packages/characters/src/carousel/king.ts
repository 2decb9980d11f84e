import { any, type Context, character, type Information, memo, type Play, type SeatId, truth } from '@belfry/engine';

/** The Demons who know the King. */
const TOLD = memo<readonly SeatId[]>('told', []);

/** A character that somebody living has. */
const aliveCharacter: Information = {
  domain: (world) => world.tokens().map((token) => ({ says: 'character', character: token })),
  holds: (world, statement) =>
    statement.says === 'character'
      ? any(world.living().map((player) => world.isCharacter(player, statement.character)))
      : 'no',
};

/** Who the King is, as the Demon is told. */
const whoIsKing: Information = {
  domain: (world) => world.players().map((player) => ({ says: 'player-is', player, character: 'king' }) as const),
  holds: (world, statement) => truth(statement.says === 'player-is' && statement.player === world.me),
};

/**
 * Each night on which at least as many are dead as alive, you see the character of somebody living. The Demon knows that
 * you are the King.
 */
export const king = character('king', {
  *atPlace(context) {
    yield* tellTheDemon(context);
  },
  wakes: ({ players, living }) => living().length * 2 <= players().length,
  learns: aliveCharacter,
});

/** Every Demon is told once, a new one as soon as there is one. */
function* tellTheDemon({ works, livingDemons, memory, remember, letLearn }: Context): Play<void> {
  if (!works()) return;
  const told = TOLD.in(memory());
  const untold = livingDemons().filter((demon) => !told.includes(demon));
  remember(TOLD, [...told, ...untold]);
  for (const demon of untold) yield* letLearn(demon, whoIsKing);
}
