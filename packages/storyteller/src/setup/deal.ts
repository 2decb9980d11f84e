import type { Character } from '@belfry/almanac';
import { type GameSetup, type Random, random } from '@belfry/engine';
import { type SetupOptions, setUp, type TableScript } from '@belfry/scripts';
import { namesIn } from './names.ts';

const NAMES = namesIn('en');

/** So many players who have no names of their own. */
export const usualNames = (players: number): string[] =>
  Array.from({ length: players }, (_, at) => NAMES[at] ?? `Player ${at + 1}`);

/** A random legal game. Characters that are picked are in it. */
export const deal = (
  script: TableScript,
  players: number,
  draws: Random,
  picks: readonly Character[] = [],
): GameSetup => setUp(script, usualNames(players), draws, { picks }).setup;

/** The same seed deals the same game. */
export const dealGame = (script: TableScript, players: number, seed: string, options: SetupOptions = {}): GameSetup =>
  setUp(script, usualNames(players), random(`deal ${seed}`), options).setup;
