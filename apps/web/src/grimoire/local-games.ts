import type { Entry, GameEvent, GameSetup } from '@belfry/engine';
import { kept } from '../app/kept.ts';

/** A game that lives on this device: its set-up, what was decided, and what the players were told of it. */
export interface LocalGame {
  readonly id: string;
  readonly begun: number;
  /** The script as the community's list, for the sheets. */
  readonly items: readonly unknown[];
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  /** Missing in games from before it was written down; they get it when they are next opened. */
  readonly told?: readonly GameEvent[];
}

export const localGames = kept<readonly LocalGame[]>('belfry.games', []);

export const localGame = (id: string): LocalGame | null => localGames.get().find((game) => game.id === id) ?? null;

export function keepGame(game: LocalGame): void {
  const others = localGames.get().filter((other) => other.id !== game.id);
  localGames.set([game, ...others]);
}

/** False if the browser could not keep it. */
export const changeGame = (id: string, parts: Partial<LocalGame>): boolean =>
  localGames.set(localGames.get().map((game) => (game.id === id ? { ...game, ...parts } : game)));

export const burnGame = (id: string): boolean => localGames.set(localGames.get().filter((game) => game.id !== id));
