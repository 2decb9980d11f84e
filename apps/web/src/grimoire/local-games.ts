import {
  type Entry,
  type GameEvent,
  type GameSetup,
  type Later,
  LOG_VERSION,
  upgradeEntry,
  upgradeEvent,
} from '@belfry/engine';
import { kept } from '../app/kept.ts';

/** Decisions that wait to be taken again. */
export interface Rest {
  readonly later: readonly Later[];
  /** By themselves, after an amended one; else when they are wanted back. */
  readonly goesOn: boolean;
}

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
  /** What was taken back and can be had again, or what an amended decision has not reached yet. */
  readonly rest?: Rest | null;
  /** The version of the engine's words in it; 1 where it is missing. */
  readonly version?: number;
}

/** A game that an older Belfry kept, in today's words. */
export function inTodaysWords(game: LocalGame): LocalGame {
  if (game.version === LOG_VERSION) return game;
  const { entries, told } = game;
  return {
    ...game,
    entries: entries.map(upgradeEntry),
    ...(told === undefined ? {} : { told: told.map(upgradeEvent) }),
    // Its questions are found again by their words of then.
    rest: null,
    version: LOG_VERSION,
  };
}

export const localGames = kept<readonly LocalGame[]>('belfry.games', [], (found) => found.map(inTodaysWords));

export const localGame = (id: string): LocalGame | null => localGames.get().find((game) => game.id === id) ?? null;

export function keepGame(game: LocalGame): void {
  const others = localGames.get().filter((other) => other.id !== game.id);
  localGames.set([{ ...game, version: LOG_VERSION }, ...others]);
}

/** False if the browser could not keep it. */
export const changeGame = (id: string, parts: Partial<LocalGame>): boolean =>
  localGames.set(localGames.get().map((game) => (game.id === id ? { ...game, ...parts } : game)));

export const burnGame = (id: string): boolean => localGames.set(localGames.get().filter((game) => game.id !== id));
