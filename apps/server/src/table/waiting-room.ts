/** One answer of each seat that waits until the table does not: more of them from one seat leave the others' alone. */
export class WaitingRoom {
  readonly #waiting = new Map<string, { readonly id: string; readonly again: (() => void)[] }>();

  /** Whether this command may wait: nothing else of that account's does. */
  admits(account: string, id: string): boolean {
    const waiting = this.#waiting.get(account);
    return waiting === undefined || waiting.id === id;
  }

  /** Resolves when the table goes on. */
  wait(account: string, id: string): Promise<void> {
    return new Promise((again) => {
      const waiting = this.#waiting.get(account);
      if (waiting === undefined) this.#waiting.set(account, { id, again: [again] });
      else waiting.again.push(again);
    });
  }

  empty(): void {
    if (this.#waiting.size === 0) return;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { again } of all) for (const one of again) one();
  }
}
