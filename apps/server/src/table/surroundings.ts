import type { Sentence } from '@belfry/almanac';
import type { Prompt, Random, Suggestion } from '@belfry/engine';
import type { Ownership } from '../nodes/ownership.ts';
import type { Store } from '../store/store.ts';
import type { Frame } from './frame.ts';
import type { Rerun } from './rerun.ts';
import type { TableState } from './state.ts';
import type { Policies } from './storyteller.ts';
import type { Table } from './table.ts';

/** Where something went wrong that is our fault: enough to do it again with the table's log. */
export interface Trouble {
  readonly game: string;
  /** How many records the log had. */
  readonly records: number;
  /** What was being done: a command's name, a clock, a reading. Never what was chosen: logs hold no secrets. */
  readonly doing: string;
  /** The command in full. It goes into a file beside the store, and into no log. */
  readonly command?: unknown;
  /** The game up to there, for `belfry trouble`: into the file too. */
  readonly rerun?: Rerun | null;
}

/** One who thinks about rulings while the table waits, without being in anybody's way. */
export interface Thinker {
  /** There will be something to think about. */
  warmUp(): void;
  /** Thinks about it until it is dropped; it will be asked for at this time, or when it is done. Asked to think about the same again it goes on. */
  begin(state: TableState, prompt: Prompt, until: number, done: () => void): void;
  /** What has come of it; null where there is nothing yet. */
  conclude(state: TableState, prompt: Prompt): Suggestion | null;
  /** Nobody wants to know any more. */
  drop(game: string): void;
}

/** What a table needs from the house it stands in. */
export interface Surroundings {
  readonly store: Store;
  readonly ownership: Ownership;
  /** Whether other nodes share the store: then a table that is closed here goes on elsewhere. */
  readonly shared: boolean;
  readonly policies: Policies;
  /** Plays on from rulings before they are made; null where nobody does. */
  readonly thinker: Thinker | null;
  now(): number;
  /** A generator with a seed that nobody can guess. */
  random(): Random;
  /** Letters that nobody can guess. */
  token(bytes: number): string;
  /** After a restart every clock has at least this much left. */
  readonly graceMs: number;
  trouble(error: unknown, where: Trouble): void;
  /** The table is closed and out of use. Says when its people may come back: null for never. */
  failed(table: Table, failure: Failure): number | null;
  /** How many records it were is a secret of the table: a ruling adds one. */
  committed(ms: number): void;
  /** Something has happened at this table, or somebody has come to it. */
  stirred(table: Table, state: Readonly<TableState>): void;
  /** Everybody is ready to go on: resolves when the bots are too. */
  hurried(table: Table): Promise<void>;
}

export interface Failure {
  readonly records: number;
  /** The store could not be reached: that is no fault of the table's. */
  readonly store: boolean;
}

/** Somebody's socket. */
export interface Ear {
  readonly account: string;
  send(frame: Frame): void;
  /** Says goodbye and closes. */
  dismiss(code: 'kicked' | 'restarting' | 'trouble', said: Sentence, retryInMs: number | null): void;
  /** Measured one-way delay in milliseconds. */
  delay(): number;
}
