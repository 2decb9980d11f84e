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

/**
 * Where a socket's bytes leave. Past Node's streams, straight into the kernel: half of ten thousand sockets' memory need
 * not be looked at then (ADR 11 has the figures). What the kernel does not take goes by the stream, and as long as that has
 * something left, everything does, so that nothing overtakes anything.
 */
export class Line {
  readonly #socket: Duplex & Handled;
  /** The file's number is the socket's own only as long as the socket still has this: afterwards it may be anybody's. */
  readonly #handle: Handle | null;
  readonly #fd: number;
  /** Whether the stream may have something left: its first words were an answer to HTTP. */
  #behind = true;

  constructor(socket: Duplex & Handled) {
    this.#socket = socket;
    // What is to be encrypted must not go past whoever does that.
    const handle = 'encrypted' in socket ? null : (socket._handle ?? null);
    this.#fd = handle?.fd ?? -1;
    this.#handle = this.#fd < 0 ? null : handle;
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
    if (this.#handle === null || this.#socket._handle !== this.#handle) return 0;
    try {
      return writeSync(this.#fd, bytes, 0, length);
    } catch {
      // It is full, or the line is broken: the stream waits, or says so.
      return 0;
    }
  }
}
