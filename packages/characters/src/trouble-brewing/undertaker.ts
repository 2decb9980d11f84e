import { character, type SeatId, token, type World } from '@belfry/engine';
import { tokenOf } from '../information.ts';

/** Each night but the first you see the character of whoever died by execution today. */
export const undertaker = character('undertaker', {
  tokens: [token('died-today', { printed: 'Died Today', until: 'dawn' })],
  wakes: (context) => context.night() > 1 && executedToday(context) !== null,
  learns: tokenOf(executedToday),
});

/** Whom the Storyteller has marked so by hand, or who has died by the town's will today. */
function executedToday(world: World): SeatId | null {
  const marked = world.players().find((player) => world.markedByMe(player, 'died-today'));
  return marked ?? world.diedByExecutionToday().at(-1) ?? null;
}
