import { Worker } from 'node:worker_threads';
import { sayingWhere } from './disk-trouble.ts';
import { pack } from './packing.ts';
import { SqliteFile } from './sqlite-file.ts';
import type { Call, Reply } from './sqlite-thread.ts';
import { type Append, Conflict, type Store } from './store.ts';

interface Waiting {
  readonly append: Append;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * One file, written ahead and flushed on every commit, on a thread that may wait for the disk. Appends that arrive
 * while a commit is under way share the next one.
 */
export function sqliteStore(path: string): Store {
  // Opened and written to here once, so that a file that cannot be used is refused before anything else begins.
  sayingWhere(path, () => {
    const file = new SqliteFile(path);
    file.check();
    file.close();
  });
  const thread = new Thread(path);
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  let closed = false;

  async function commit(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const results = await thread.call('append', [pack(batch.map(({ append }) => append))]);
        for (const [index, wrong] of (results as (ErrorWords | null)[]).entries()) {
          if (wrong === null) batch[index]!.resolve();
          else batch[index]!.reject(revive(wrong));
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = null;
  }

  const ask = <T>(method: Call['method'], ...args: readonly unknown[]) => thread.call(method, args) as Promise<T>;
  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The store is closed.'));
        waiting.push({ append, resolve, reject });
        // Everything that this turn of the event loop appends goes to disk together.
        writing ??= new Promise<void>((turn) => setImmediate(turn)).then(commit);
      }),
    records: (game) => ask('records', game),
    gameByCode: (code) => ask('gameByCode', code),
    gamesOf: (account) => ask('gamesOf', account),
    saveScript: (script) => ask('saveScript', script),
    script: (id, version) => ask('script', id, version),
    scriptsOf: (account) => ask('scriptsOf', account),
    spend: (key, now, forgetAfter) => ask('spend', key, now, forgetAfter),
    check: () => ask('check'),
    backup: (to) => ask('backup', to),
    async close() {
      closed = true;
      await writing;
      await thread.end();
    },
  };
}

interface ErrorWords {
  readonly name: string;
  readonly message: string;
}

const revive = ({ name, message }: ErrorWords): Error =>
  name === 'Conflict' ? new Conflict(message) : Object.assign(new Error(message), { name });

/** Calls across to the file's thread. */
class Thread {
  readonly #worker: Worker;
  readonly #calls = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  #count = 0;
  /** Nobody answers any more. */
  #ended: Error | null = null;

  constructor(path: string) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { path }, execArgv: [] });
    this.#worker.on('message', (reply: Reply) => {
      const call = this.#calls.get(reply.id);
      this.#calls.delete(reply.id);
      if ('error' in reply) call?.reject(revive(reply.error));
      else call?.resolve(reply.value);
    });
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('The store has ended.')));
  }

  call(method: Call['method'], args: readonly unknown[]): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const id = ++this.#count;
      this.#calls.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, args } satisfies Call);
    });
  }

  async end(): Promise<void> {
    await this.call('close', []);
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#calls.values()) reject(error);
    this.#calls.clear();
  }
}
