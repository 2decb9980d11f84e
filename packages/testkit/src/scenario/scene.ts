import type { Game, GameEvent, Prompt, SeatId, Statement } from '@belfry/engine';
import type { Names } from './notation.ts';
import type { TranscriptEntry } from './transcript.ts';

/** What an expectation looks at. */
export interface Scene {
  readonly game: Game;
  readonly names: Names;
  /** What has happened since the latest night or day began, without what was taken back. */
  readonly window: readonly TranscriptEntry[];
}

/** Null, or what is otherwise, in words. */
export type Check = (value: unknown, scene: Scene, seat: SeatId) => string | null;

export const events = ({ window }: Scene): GameEvent[] =>
  window.flatMap((entry) => ('event' in entry ? [entry.event] : []));

export const prompts = ({ window }: Scene): Prompt[] =>
  window.flatMap((entry) => ('prompt' in entry ? [entry.prompt] : []));

export const woken = (scene: Scene): SeatId[] => events(scene).flatMap((e) => (e.type === 'woke' ? [e.seat] : []));

export const told = (scene: Scene, seat: SeatId): Statement[] =>
  events(scene).flatMap((e) => (e.type === 'told' && e.seat === seat ? [e.info] : []));

/** A Traveller who joins later has a name before they have a chair. */
export const notThere = ({ game }: Scene, seat: SeatId): string | null =>
  game.state.seats[seat] === undefined ? 'has not joined the game yet' : null;

export const differs = (what: string, wanted: unknown, actual: unknown): string | null =>
  wanted === actual ? null : `${what} is ${String(actual)}, not ${String(wanted)}`;

/** Why a value is none of the words that can stand here, or null. */
export const noneOf = (value: unknown, words: readonly string[]): string | null =>
  words.includes(value as string) ? null : `this is ${words.join(' or ')}, not ${JSON.stringify(value)}`;

export const listed = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];
