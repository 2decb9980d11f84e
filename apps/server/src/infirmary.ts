import { SaidError } from './said.ts';

/** A table that has failed as often without getting any further is only told from then on, not played. */
const MOST_FAILURES = 3;
/** One that fails even then is not opened any more. */
const MOST_WHEN_TOLD = 5;
const FORGIVEN_AFTER_MS = 10 * 60_000;
const MOST_REMEMBERED = 10_000;

interface Case {
  readonly records: number;
  times: number;
  at: number;
}

/** This table fails whenever it is opened. Its log is whole. */
export class OutOfOrder extends SaidError {
  override readonly name = 'OutOfOrder';
  constructor() {
    super({ say: 'server.out-of-order' });
  }
}

/** Remembers which tables failed, so that one that always fails does not keep the server busy with failing. */
export class Infirmary {
  readonly #cases = new Map<string, Case>();

  /** How a table may be opened; throws for one that is not to be opened now. */
  admit(game: string): 'follow' | 'tell' {
    const known = this.#cases.get(game);
    if (known === undefined || known.times < MOST_FAILURES) return 'follow';
    if (performance.now() - known.at >= FORGIVEN_AFTER_MS) {
      this.#cases.delete(game);
      return 'follow';
    }
    if (known.times < MOST_WHEN_TOLD) return 'tell';
    throw new OutOfOrder();
  }

  /** It has failed with so many records in its log. Whether it may be tried again at once. */
  note(game: string, records: number): boolean {
    let known = this.#cases.get(game);
    // Each opening may have written one record: the grace for its clocks.
    if (known === undefined || records > known.records + known.times) known = { records, times: 0, at: 0 };
    known.times++;
    known.at = performance.now();
    if (this.#cases.size >= MOST_REMEMBERED) this.#cases.delete(this.#cases.keys().next().value!);
    this.#cases.delete(game);
    this.#cases.set(game, known);
    return known.times < MOST_WHEN_TOLD;
  }
}
