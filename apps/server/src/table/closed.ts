import type { Sentence } from '@belfry/almanac';
import { SaidError } from '../said.ts';
import type { Rerun } from './rerun.ts';

/** Nothing more is taken at this table in this process: it has failed, or the server stops. */
export class TableClosed extends SaidError {
  override readonly name = 'TableClosed';
}

/** It goes on elsewhere, or here again: commands are not answered, and count once when they are sent again. */
export class Moved extends TableClosed {}

/** The rules could not carry out what was asked. Nothing was written, and the table is as it was. */
export class Stumbled extends Error {
  override readonly name = 'Stumbled';
  readonly rerun: Rerun | null;
  constructor(cause: unknown, rerun: Rerun | null) {
    super('The rules could not carry this out.', { cause });
    this.rerun = rerun;
  }
}

/** The store could not be read, so nobody knows what is on disk. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';
}

export const FAILED: Sentence = { say: 'server.failed' };
export const MOVED: Sentence = { say: 'server.moved' };
export const STOPPING: Sentence = { say: 'server.stopping' };
