import type { Play } from './ask.ts';

/**
 * A piece of play with nothing in it to wait for. Most stages of most games have nobody who steps in, and a coroutine
 * for each of them is what they would cost.
 */
export const settled = <T>(value: T): Play<T> => new Settled(value) as unknown as Play<T>; // all that `yield*` asks of one

class Settled<T> {
  readonly value: T;
  readonly done = true;

  constructor(value: T) {
    this.value = value;
  }
  /** It is the result of its only step as well. */
  next(): this {
    return this;
  }
  [Symbol.iterator](): this {
    return this;
  }
}

/** What there is to do where there is nothing to do. */
export const nothing: Play<void> = settled(undefined);
