import { SETUP } from '../../../../languages/every/storyteller/setup.ts';
import type { FirstGameName } from './first-games.ts';

/** What is said about bags before a game, in one language. */
export interface SetupWords {
  readonly firstGames: { readonly [name in FirstGameName]: { readonly title: string; readonly reason: string } };
  /** Why a bag should play well: how many tell the town something, how many mislead it, kinds of Townsfolk. */
  why(informers: number, misleaders: number, kinds: number): string;
}

export { SETUP as SETUP_WORDS };
