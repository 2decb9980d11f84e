/** One after another, in the order in which they came. Whoever comes alone does not wait at all. */
export class Queue {
  /** Those who are in line or have their turn. */
  #count = 0;
  readonly #line: (() => void)[] = [];

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Resolves when it is one's turn; null when it is at once. Each turn has to be ended. */
  enter(): Promise<void> | null {
    return this.#count++ === 0 ? null : new Promise((turn) => this.#line.push(turn));
  }

  leave(): void {
    this.#count--;
    this.#line.shift()?.();
  }

  /** Resolves when nobody is left. */
  async settled(): Promise<void> {
    while (this.#count > 0) {
      await this.enter();
      this.leave();
    }
  }
}
