/** A script of everybody keeps a bench busy for long: whoever changes it meanwhile gets a fresh bench. */
const PATIENCE_MS = 1000;

interface Job<T, A> {
  readonly task: T;
  readonly give: (answer: A) => void;
}

/** A worker that does one task after the other, the newest first: it is what somebody looks at now. */
export class Bench<T, A> {
  readonly #open: () => Worker;
  readonly #waiting: Job<T, A>[] = [];
  #running: { readonly job: Job<T, A>; readonly since: number } | null = null;
  #worker: Worker | null = null;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** Gives the answer when it is there. Call what it returns when nobody wants it any more. */
  work(task: T, give: (answer: A) => void): () => void {
    const job = { task, give };
    this.#waiting.push(job);
    this.#next();
    return () => this.#drop(job);
  }

  #opened(): Worker {
    const opened = this.#open();
    opened.onmessage = ({ data }: MessageEvent<A>) => {
      this.#running?.job.give(data);
      this.#running = null;
      this.#next();
    };
    // The browser has told the console; the others in the queue are not to wait for ever.
    opened.onerror = () => {
      this.#running = null;
      this.#next();
    };
    return opened;
  }

  #next(): void {
    if (this.#running !== null) return;
    const job = this.#waiting.pop();
    if (job === undefined) return;
    this.#worker ??= this.#opened();
    this.#running = { job, since: performance.now() };
    this.#worker.postMessage(job.task);
  }

  #drop(job: Job<T, A>): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#running?.job !== job || performance.now() - this.#running.since < PATIENCE_MS) return;
    this.#worker?.terminate();
    this.#worker = null;
    this.#running = null;
    this.#next();
  }
}
