import { parentPort, workerData } from 'node:worker_threads';
import type { Sentence } from '@belfry/almanac';
import { BadLog } from '@belfry/engine';
import { ownCharactersAgain } from '../own-characters.ts';
import { SaidError } from '../said.ts';
import type { Append } from '../store/store.ts';
import { type Brought, readGame } from './read-game.ts';

/** What the thread has to know before the first file. */
export interface Surroundings {
  readonly characters: string | null;
}

export interface Task {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly brought: Brought;
}

/** The records come as lines of one text: fifty thousand strings would be fifty thousand things to copy. */
export type Answer =
  | { readonly id: number; readonly append: Omit<Append, 'records'>; readonly lines: string }
  | { readonly id: number; readonly refused: Sentence };

const UNPLAYABLE: Sentence = { say: 'record.unplayable' };

const { characters } = workerData as Surroundings;
if (characters !== null) await ownCharactersAgain(characters);

parentPort?.on('message', ({ id, bytes, brought }: Task) => {
  parentPort!.postMessage(answer(id, bytes, brought));
});

function answer(id: number, bytes: Uint8Array, brought: Brought): Answer {
  try {
    const { records, ...append } = readGame(bytes, brought);
    return { id, append, lines: records.join('\n') };
  } catch (error) {
    // Whatever a rule throws over a file is the file's fault; the table that made it did not fall over it.
    const refused = error instanceof SaidError || error instanceof BadLog ? error.said : UNPLAYABLE;
    return { id, refused };
  }
}
