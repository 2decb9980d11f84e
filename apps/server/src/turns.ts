const TURN_MS = 8;

/** Long work that does not keep everybody else waiting: `pass` lets others have their turn when it is time. */
export class Turns {
  #begun = performance.now();

  /** Whether others have waited long enough. Most steps need not pass at all. */
  get areDue(): boolean {
    return performance.now() - this.#begun >= TURN_MS;
  }

  async pass(): Promise<void> {
    if (!this.areDue) return;
    await new Promise<void>((turn) => setImmediate(turn));
    this.#begun = performance.now();
  }
}

/** Works through a list in turns. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T, index: number) => R): Promise<R[]> {
  const results: R[] = [];
  const turns = new Turns();
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (turns.areDue) await turns.pass();
  }
  return results;
}
