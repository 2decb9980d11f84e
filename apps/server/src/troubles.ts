import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { Trouble } from './table/surroundings.ts';

const MOST_FILES = 200;

/**
 * What went wrong and is our fault. The log gets where it happened, the table's id and how many records it had; what
 * was being done, in full and with the error's own words, goes into a file beside the store: both can quote what
 * somebody chose, and logs travel.
 */
export class Troubles {
  readonly #log: FastifyBaseLogger;
  readonly #metrics: Metrics;
  readonly #folder: string | null;
  #files = 0;

  constructor(log: FastifyBaseLogger, metrics: Metrics, data: string | null) {
    this.#log = log;
    this.#metrics = metrics;
    this.#folder = data === null ? null : join(data, 'troubles');
  }

  readonly report = (error: unknown, where: Trouble): void => {
    this.#metrics.count('troubles_total');
    const { game, records, doing } = where;
    const err = error instanceof Error ? { type: error.name, stack: framesOf(error) } : {};
    this.#log.error({ game, records, doing, err, kept: this.#keep(error, where) }, 'table trouble');
  };

  /** The file's name; null when there is none: a full disk must not make things worse. */
  #keep(error: unknown, where: Trouble): string | null {
    if (this.#folder === null) return null;
    try {
      if (this.#files === 0) {
        mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
        this.#files = readdirSync(this.#folder).length;
      }
      if (this.#files >= MOST_FILES) return null;
      this.#files++;
      const name = `${Date.now()}-${this.#files}.json`;
      const words =
        error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
      writeFileSync(join(this.#folder, name), JSON.stringify({ ...where, error: words }, null, 2), { mode: 0o600 });
      return name;
    } catch {
      return null;
    }
  }
}

/** The places of a stack without its first lines, which repeat the message. */
const framesOf = ({ stack }: Error): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
