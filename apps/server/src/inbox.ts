import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** As RFC 6455 has it: text, final; and masked, as all that comes from clients. */
const TEXT = 0x81;
const PONG = 0x8a;
const MASKED = 0x80;
const TWO_BYTES = 126;
const MASK = 4;
const BEYOND_ASCII = 0x80;

/** What the library keeps of a frame or message that has only begun. */
interface Begun {
  readonly _receiver?: { readonly _state?: number; readonly _bufferedBytes?: number; readonly _fragmented?: number };
}

/** What Node calls with what was read from the network, and with nothing at the end. */
type OnRead = (this: Handle, data?: unknown) => unknown;
interface Handle {
  onread?: OnRead;
}
interface Handled {
  readonly _handle?: Handle | null;
}

export interface Hearing {
  heard(text: string): void;
  /** The answer to a ping with nothing in it. */
  ponged(): void;
  /** The library had its turn: it may have closed. */
  othersHeard(): void;
}

/**
 * What comes in by one socket. Nearly all of it are short messages, each whole and in one piece: those are read here
 * (and pongs), and everything else (fragments, pings, goodbyes, what is wrong) is the library's, which costs several times as much.
 */
export class Inbox {
  readonly #ws: WebSocket & Begun;
  readonly #socket: Duplex & Handled;
  readonly #theirs: (chunk: Buffer) => void;
  readonly #most: number;
  readonly #hearing: Hearing;
  /** Whether the library has nothing begun. */
  #fresh = true;
  /** Whether the stream has nothing that would have to be heard first: its first words may have come with the greeting. */
  #straight = false;

  /** Once the library listens to the socket. Messages beyond `most` bytes are its to refuse. */
  constructor(ws: WebSocket, socket: Duplex, most: number, hearing: Hearing) {
    this.#ws = ws as WebSocket & Begun;
    this.#socket = socket;
    this.#most = most;
    this.#hearing = hearing;
    const [theirs] = socket.listeners('data');
    this.#theirs = theirs as (chunk: Buffer) => void; // the library's own: nobody else listens yet
    socket.on('data', (chunk: Buffer) => {
      this.#take(chunk);
      this.#straight = this.#fresh && !socket.isPaused() && socket.readableLength === 0;
    });
    socket.off('data', this.#theirs);
    this.#listen('encrypted' in socket ? null : (this.#socket._handle ?? null));
  }

  /** Whatever comes goes by the stream, until that has nothing left. */
  wait(): void {
    this.#straight = false;
  }

  /** Past the stream. Should Node come to call with something else, everything goes by it. */
  #listen(handle: Handle | null): void {
    const { onread } = handle ?? {};
    if (handle === null || typeof onread !== 'function') return;
    handle.onread = (data) => {
      if (!this.#straight || !(data instanceof ArrayBuffer)) return onread.call(handle, data);
      this.#take(Buffer.from(data));
    };
  }

  #take(chunk: Buffer): void {
    let at = 0;
    while (this.#fresh && at < chunk.length) {
      const end = this.#read(chunk, at);
      if (end === at) break;
      at = end;
    }
    if (at < chunk.length) this.#handOver(at === 0 ? chunk : chunk.subarray(at));
  }

  /** Returns where the message ends that begins here; here, when it is none for us. */
  #read(chunk: Buffer, at: number): number {
    const { length } = chunk;
    if (length - at < 2 + MASK) return at;
    const second = chunk[at + 1]!;
    if (chunk[at] === PONG && second === MASKED) {
      this.#hearing.ponged();
      return at + 2 + MASK;
    }
    if (chunk[at] !== TEXT) return at;
    let size = second - MASKED;
    let from = at + 2;
    if (size < 0 || size > TWO_BYTES) return at;
    if (size === TWO_BYTES) {
      size = chunk.readUInt16BE(from);
      from += 2;
    }
    from += MASK;
    const end = from + size;
    if (size > this.#most || end > length) return at;
    const text = unmasked(chunk, from, end);
    if (text === null) return at;
    this.#hearing.heard(text);
    return end;
  }

  #handOver(chunk: Buffer): void {
    this.#straight = false;
    this.#theirs.call(this.#socket, chunk);
    const { _receiver: receiver } = this.#ws;
    // Should the library come to keep this otherwise, it is never fresh again, and hears everything itself.
    this.#fresh = receiver?._state === 0 && receiver._bufferedBytes === 0 && receiver._fragmented === 0;
    this.#hearing.othersHeard();
  }
}

/** The text; null where it is none, and then the bytes are as they were. */
function unmasked(chunk: Buffer, from: number, end: number): string | null {
  const all = mask(chunk, from, end);
  if (all < BEYOND_ASCII) return chunk.toString('latin1', from, end);
  if (isUtf8(chunk.subarray(from, end))) return chunk.toString('utf8', from, end);
  mask(chunk, from, end);
  return null;
}

/** Masks bytes by those in front of them, or unmasks them. Returns all bits that are set in any. */
function mask(chunk: Buffer, from: number, end: number): number {
  let all = 0;
  for (let at = from; at < end; at++) {
    const byte = chunk[at]! ^ chunk[from - MASK + ((at - from) & 3)]!;
    chunk[at] = byte;
    all |= byte;
  }
  return all;
}
