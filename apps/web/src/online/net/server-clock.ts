const KEPT = 6;

/** What time it is at the server: the quickest of the latest round trips knows best. */
export class ServerClock {
  #samples: { readonly trip: number; readonly offset: number }[] = [];
  #rough = 0;

  /** A first guess, from a frame that says the time. */
  hint(serverNow: number): void {
    this.#rough = serverNow - Date.now();
  }

  measured(sentAt: number, serverNow: number): void {
    const now = Date.now();
    const trip = now - sentAt;
    this.#samples = [...this.#samples, { trip, offset: serverNow + trip / 2 - now }].slice(-KEPT);
  }

  now(): number {
    const [first, ...rest] = this.#samples;
    if (first === undefined) return Date.now() + this.#rough;
    return Date.now() + rest.reduce((best, next) => (next.trip < best.trip ? next : best), first).offset;
  }
}
