import type { CharacterId } from './types.ts';

/** While one of these lives, nobody leaves their chair to talk: only neighbours do so in private. */
export const KEEPS_PLAYERS_SEATED: ReadonlySet<CharacterId> = new Set(['matron']);
