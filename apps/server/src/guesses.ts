import type { Limiter } from './limiter.ts';

export const TOO_MANY = 'too-many';

/**
 * Looking something up by a code that could be a guess. A try is taken before the look and given back when the code was
 * right; one address looks one after another, so that guesses sent side by side cannot outrun the count, and friends
 * behind one address who all know the code never get in each other's way.
 */
export class Guesses {
  readonly #limit: Limiter;
  readonly #looking = new Map<string, Promise<unknown>>();

  constructor(limit: Limiter) {
    this.#limit = limit;
  }

  look<T>(address: string, find: () => Promise<T | null>): Promise<T | null | typeof TOO_MANY> {
    const before = this.#looking.get(address) ?? Promise.resolve();
    const mine = before.then(async () => {
      if (!this.#limit.allows(address)) return TOO_MANY;
      try {
        const found = await find();
        if (found !== null) this.#limit.giveBack(address);
        return found;
      } catch (error) {
        // Nobody has learned anything: were it counted, a store in trouble would keep everybody out for a minute afterwards.
        this.#limit.giveBack(address);
        throw error;
      }
    });
    const settled = mine.then(
      () => {},
      () => {},
    );
    this.#looking.set(address, settled);
    void settled.then(() => {
      if (this.#looking.get(address) === settled) this.#looking.delete(address);
    });
    return mine;
  }
}
