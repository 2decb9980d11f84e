import { writeSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import type { Wire } from './table/frame.ts';

/** What Node has open behind a socket of the network, where that is a file of the system (not so on Windows). */
interface Handle {
  readonly fd?: number;
}
interface Handled {
  readonly _handle?: Handle | null;
}

const NO_FILE = -1;

/**
 * Where a socket's bytes leave. Past Node's streams, straight into the kernel: half of ten thousand sockets' memory need
 * not be looked at then (ADR 11 has the figures). What the kernel does not take goes by the stream, and as long as that has
 * something left, everything does, so that nothing overtakes anything.
 */
export class Line {
  readonly #socket: Duplex;
  /** The file's number; none as soon as the socket is destroyed, for then it may be anybody's. */
  #fd = NO_FILE;
  /** Whether the stream may have something left: its first words were an answer to HTTP. */
  #behind = true;

  constructor(socket: Duplex & Handled) {
    this.#socket = socket;
    // What is to be encrypted must not go past whoever does that.
    const handle = 'encrypted' in socket ? null : (socket._handle ?? null);
    if (handle?.fd === undefined || handle.fd < 0) return;
    this.#fd = handle.fd;
    // The file is closed in there and nowhere else. To look at the socket before each write would cost more than to be told.
    const destroy = socket._destroy;
    socket._destroy = (error, done) => {
      this.#fd = NO_FILE;
      destroy.call(socket, error, done);
    };
  }

  /** How much has not left. */
  get unsent(): number {
    return this.#behind ? this.#socket.writableLength : 0;
  }

  /** The library writes by itself, by the stream. */
  lend(): void {
    this.#behind = true;
  }

  put({ bytes, length }: Wire): void {
    if (this.#behind && this.#socket.writableLength === 0) this.#behind = false;
    const sent = this.#behind ? 0 : this.#straight(bytes, length);
    if (sent === length) return;
    this.#behind = true;
    this.#socket.write(Buffer.from(bytes.subarray(sent, length)));
  }

  /** How much the kernel has taken. */
  #straight(bytes: Buffer, length: number): number {
    if (this.#fd === NO_FILE) return 0;
    try {
      return writeSync(this.#fd, bytes, 0, length);
    } catch {
      // It is full, or the line is broken: the stream waits, or says so.
      return 0;
    }
  }
}
