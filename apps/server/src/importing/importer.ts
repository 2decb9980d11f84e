import { Worker } from 'node:worker_threads';
import type { Sentence } from '@belfry/almanac';
import { SaidError } from '../said.ts';
import type { Append } from '../store/store.ts';
import { BadRecords } from '../table/bad-records.ts';
import type { Answer, Surroundings, Task } from './import-thread.ts';
import type { Brought } from './read-game.ts';

/** One file at a time; so many may wait. */
const MOST_WAITING = 20;
const PATIENCE_MS = 20_000;
const MEMORY_MB = 256;

/** There is no room for another file now. */
export class ImporterBusy extends SaidError {
  override readonly name = 'ImporterBusy';
}

/**
 * Reads game files beside the event loop. The thread starts with the first file. One that takes too long or too much
 * memory costs its thread, and nothing else.
 */
export class Importer {
  #worker: Worker | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #count = 0;
  #closed = false;
  readonly #characters: string | null;

  /** With the folder of the operator's own characters, if there is one. */
  constructor(characters: string | null) {
    this.#characters = characters;
  }

  /** What is to be written for this file. Throws in words when it is no game. */
  read(bytes: Uint8Array, brought: Brought): Promise<Append> {
    if (this.#waiting >= MOST_WAITING || this.#closed) {
      return Promise.reject(new ImporterBusy({ say: 'server.busy' }));
    }
    this.#waiting++;
    const run = this.#queue.then(() => this.#read(bytes, brought)).finally(() => this.#waiting--);
    this.#queue = run.catch(() => {});
    return run;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  async #read(bytes: Uint8Array, brought: Brought): Promise<Append> {
    const worker = this.#thread();
    const answer = await this.#ask(worker, { id: ++this.#count, bytes, brought });
    if ('refused' in answer) throw new BadRecords(answer.refused);
    return { ...answer.append, records: answer.lines.split('\n') };
  }

  #ask(worker: Worker, task: Task): Promise<Answer> {
    return new Promise((resolve) => {
      const settle = (answer: Answer, keep: boolean) => {
        clearTimeout(timer);
        worker.off('message', heard).off('error', died).off('exit', died);
        if (!keep) this.#abandon(worker);
        resolve(answer);
      };
      const refused = (said: Sentence): Answer => ({ id: task.id, refused: said });
      const heard = (answer: Answer) => settle(answer, true);
      const died = () => settle(refused({ say: 'record.too-big' }), false);
      const late = () => settle(refused({ say: 'record.too-slow' }), false);
      const timer = setTimeout(late, PATIENCE_MS);
      worker.on('message', heard).on('error', died).on('exit', died);
      worker.postMessage(task);
    });
  }

  #thread(): Worker {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./import-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: { characters: this.#characters } satisfies Surroundings,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // Between two files nobody else listens: a thread that dies then is started again with the next.
    worker.on('error', () => this.#abandon(worker));
    worker.unref();
    return worker;
  }

  #abandon(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    void worker.terminate();
  }
}
