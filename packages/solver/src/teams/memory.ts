/**
 * What was worked out before, by all that it depends on. Everybody at a table weighs the same teams by nearly the same
 * evidence, again and again: what does not depend on who asks is shared. When there is no more room, what was not asked for the longest goes.
 */
export class Memory<T> {
  readonly #room: number;
  readonly #sizeOf: (one: T) => number;
  readonly #known = new Map<string, T>();
  #taken = 0;

  constructor(room: number, sizeOf: (one: T) => number) {
    this.#room = room;
    this.#sizeOf = sizeOf;
  }

  recall(key: string): T | undefined {
    const known = this.#known.get(key);
    if (known === undefined) return undefined;
    this.#known.delete(key);
    this.#known.set(key, known);
    return known;
  }

  keep(key: string, made: T): void {
    this.#forget(key);
    this.#known.set(key, made);
    this.#taken += this.#sizeOf(made);
    for (const oldest of this.#known.keys()) {
      if (this.#taken <= this.#room || oldest === key) break;
      this.#forget(oldest);
    }
  }

  /** As it was worked out before, or now. */
  of(key: string, make: () => T): T {
    const known = this.recall(key);
    if (known !== undefined) return known;
    const made = make();
    this.keep(key, made);
    return made;
  }

  #forget(key: string): void {
    const known = this.#known.get(key);
    if (known === undefined) return;
    this.#known.delete(key);
    this.#taken -= this.#sizeOf(known);
  }
}
