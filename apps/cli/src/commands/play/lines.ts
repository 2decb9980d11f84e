import { createInterface, type Interface } from 'node:readline';

/** Lines from standard input, one at a time; null once it has ended. None is lost between two questions. */
export class Lines {
  readonly #interface: Interface = createInterface({ input: process.stdin });
  readonly #waiting: string[] = [];
  #wanted: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor() {
    this.#interface.on('line', (line) => this.#give(line.trim()));
    this.#interface.on('close', () => {
      this.#ended = true;
      this.#wanted?.(null);
    });
  }

  ask(question: string): Promise<string | null> {
    process.stdout.write(question);
    const line = this.#waiting.shift();
    if (line !== undefined || this.#ended) {
      process.stdout.write('\n');
      return Promise.resolve(line ?? null);
    }
    return new Promise((resolve) => {
      this.#wanted = resolve;
    });
  }

  close(): void {
    this.#interface.close();
  }

  #give(line: string): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted === null) this.#waiting.push(line);
    else wanted(line);
  }
}
