import type { Truth, World } from '@belfry/engine';

/** What the Storyteller has settled by laying one of two tokens, wherever it lies; null where neither does. */
export function byToken(world: World, so: string, notSo: string): Truth | null {
  const lies = (kind: string) => world.players().some((player) => world.markedByMe(player, kind));
  if (lies(so)) return 'yes';
  return lies(notSo) ? 'no' : null;
}
