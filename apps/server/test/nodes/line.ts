import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type Weather = 'fair' | 'cut' | 'silent' | 'slow';

/** A line between two programs that can be cut, fall silent or become slow. */
export class Line {
  readonly #server: Server;
  readonly #pairs = new Set<{ from: string; sockets: readonly [Socket, Socket] }>();
  /** What the line is like for whoever comes from that address. */
  readonly #weather: (from: string) => Weather;
  readonly #slowMs: number;
  port = 0;

  constructor(to: { readonly host: string; port(): number }, weather: (from: string) => Weather, slowMs = 150) {
    this.#weather = weather;
    this.#slowMs = slowMs;
    this.#server = createServer((caller) => {
      const from = caller.remoteAddress ?? '';
      caller.on('error', () => caller.destroy());
      if (weather(from) === 'cut') {
        caller.destroy();
        return;
      }
      const called = connect(to.port(), to.host);
      called.on('error', () => called.destroy());
      const pair = { from, sockets: [caller, called] as const };
      this.#pairs.add(pair);
      this.#pass(from, caller, called);
      this.#pass(from, called, caller);
      const end = () => {
        this.#pairs.delete(pair);
        caller.destroy();
        called.destroy();
      };
      caller.on('close', end);
      called.on('close', end);
    });
  }

  #pass(from: string, one: Socket, other: Socket): void {
    one.setNoDelay(true);
    one.on('data', (data: Buffer) => {
      const weather = this.#weather(from);
      if (weather === 'silent') return;
      if (weather === 'fair') other.write(data);
      else setTimeout(() => other.destroyed || other.write(data), this.#slowMs);
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.port = (this.#server.address() as AddressInfo).port;
    return this.port;
  }

  /** The weather has changed: lines that are cut now break. One that was silent has lost what was said. */
  changed(): void {
    for (const { from, sockets } of [...this.#pairs]) {
      if (this.#weather(from) !== 'fair' && this.#weather(from) !== 'slow') continue;
      if (this.#mute.delete(sockets[0])) sockets[0].destroy();
    }
    for (const { from, sockets } of [...this.#pairs]) {
      if (this.#weather(from) === 'cut') sockets[0].destroy();
      if (this.#weather(from) === 'silent') this.#mute.add(sockets[0]);
    }
  }
  readonly #mute = new Set<Socket>();

  close(): void {
    for (const { sockets } of [...this.#pairs]) sockets[0].destroy();
    this.#server.close();
  }
}
