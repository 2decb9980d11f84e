import type { Entry, GameSetup } from '@belfry/engine';
import type { Happening } from './record.ts';
import type { TableState } from './state.ts';
import { ToldGame } from './told-game.ts';

/** What it takes to have the rules do it again, by `belfry trouble`, without the store. */
export interface Rerun {
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  /** What the rules were taking in; null when it was nothing, or the beginning. */
  readonly next: Entry | null;
}

/** The game so far, and what was about to happen to it; null where nothing is played. */
export function rerunOf({ play }: TableState, happening: Happening | null = null): Rerun | null {
  if (happening?.type === 'begun') return { setup: happening.setup, entries: [], next: null };
  if (play === null || play.game instanceof ToldGame) return null;
  const { setup, entries } = play.game;
  const next = happening?.type === 'entry' ? happening.entry : null;
  // It may have been taken in before something else went wrong over it.
  return { setup, entries: [...entries], next: next === null || entries.includes(next) ? null : next };
}
