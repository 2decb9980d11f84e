import { createHmac } from 'node:crypto';
import { connect, createServer, type Server, type TLSSocket } from 'node:tls';

/** Only those who know the key can speak, and nobody else can read: no certificates, and fresh keys for each line. */
const TLS = { ciphers: 'ECDHE-PSK-CHACHA20-POLY1305', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
const IDENTITY = 'belfry-node';
const HEADER = 9;
/** Some noise looks like the beginning of a greeting: whoever makes it is not waited for. */
const HANDSHAKE_MS = 5_000;
/** The longest that one node says to another in one piece: a snapshot of a long game is far below. */
const MOST_BYTES = 64_000_000;
/** Beyond this the other end does not read: whoever speaks should wait, */
const FULL_BYTES = 1_000_000;
/** and beyond that the line is given up. */
const MOST_UNREAD = 64_000_000;

/** Which kinds of things are said over a line; the numbers are on the wire. */
export const KIND = {
  hello: 1,
  beat: 2,
  enter: 3,
  say: 4,
  leave: 5,
  delay: 6,
  frame: 7,
  bye: 8,
  call: 9,
  reply: 10,
} as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

export interface Heard {
  readonly kind: Kind;
  readonly channel: number;
  readonly text: string;
}

interface Unsent {
  readonly kind: Kind;
  readonly channel: number;
  readonly head: string;
  readonly tail: string;
  /** Asked at the last moment: what may no longer be told is not. */
  readonly mayTell: (() => boolean) | null;
}

/** The key that both ends of a line have to know. */
export const keyFrom = (secret: string): Buffer => createHmac('sha256', secret).update('belfry nodes').digest();

/** One line between two nodes. Everything said in one turn of the event loop leaves in one write. */
export class Link {
  readonly #socket: TLSSocket;
  #unsent: Unsent[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #waiting: (() => void)[] = [];
  /** When the other end was last heard, and last spoken to, by the steady clock. */
  readonly begunAt = performance.now();
  heardAt = performance.now();
  saidAt = performance.now();
  isClosed = false;
  hear: (heard: Heard) => void = () => {};
  closed: () => void = () => {};

  constructor(socket: TLSSocket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('drain', () => this.#drained());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.isClosed = true;
      this.#drained();
      this.closed();
    });
  }

  say(kind: Kind, channel: number, head: string, tail = '', mayTell: (() => boolean) | null = null): void {
    if (this.isClosed) return;
    if (this.#unsent.push({ kind, channel, head, tail, mayTell }) === 1) process.nextTick(() => this.#flush());
  }

  /** Resolves when the other end has read on; null when it keeps up. */
  full(): Promise<void> | null {
    if (this.isClosed || this.#socket.writableLength < FULL_BYTES) return null;
    return new Promise((again) => this.#waiting.push(again));
  }

  cut(): void {
    this.#socket.destroy();
  }

  #drained(): void {
    for (const again of this.#waiting.splice(0)) again();
  }

  #flush(): void {
    const unsent = this.#unsent.filter(({ mayTell }) => mayTell === null || mayTell());
    this.#unsent = [];
    if (this.isClosed || unsent.length === 0) return;
    this.saidAt = performance.now();
    if (this.#socket.writableLength > MOST_UNREAD) this.cut();
    else this.#socket.write(encode(unsent));
  }

  #read(data: Buffer): void {
    this.heardAt = performance.now();
    let bytes = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    while (bytes.length >= HEADER) {
      const length = bytes.readUInt32BE(0);
      if (length > MOST_BYTES) this.cut();
      if (bytes.length < HEADER + length) break;
      const text = bytes.toString('utf8', HEADER, HEADER + length);
      // The other end is one of us and knows the key: a kind that we do not know is from a newer one, and ignored.
      this.hear({ kind: bytes[4] as Kind, channel: bytes.readUInt32BE(5), text });
      bytes = bytes.subarray(HEADER + length);
    }
    this.#rest = bytes;
  }
}

function encode(unsent: readonly Unsent[]): Buffer {
  const lengths = unsent.map(({ head, tail }) => Buffer.byteLength(head) + Buffer.byteLength(tail));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + HEADER + length, 0));
  let at = 0;
  for (const [index, { kind, channel, head, tail }] of unsent.entries()) {
    at = bytes.writeUInt32BE(lengths[index]!, at);
    at = bytes.writeUInt8(kind, at);
    at = bytes.writeUInt32BE(channel, at);
    at += bytes.write(head, at);
    at += bytes.write(tail, at);
  }
  return bytes;
}

/** Waits for others' lines. Whoever does not know the key gets nowhere. */
export function listenForLinks(key: Buffer, host: string, port: number, came: (link: Link) => void): Promise<Server> {
  const server = createServer(
    { ...TLS, handshakeTimeout: HANDSHAKE_MS, pskCallback: (_, identity) => (identity === IDENTITY ? key : null) },
    (socket) => came(new Link(socket)),
  );
  server.on('tlsClientError', (_, socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** A line to another node; it comes from the address that we listen on, so that firewalls know us by it. */
export function dial(key: Buffer, address: string, from: string, withinMs: number): Promise<Link> {
  const at = address.lastIndexOf(':');
  const host = address.slice(0, at).replace(/^\[|\]$/g, '');
  const local = ['0.0.0.0', '::', 'localhost'].includes(from) ? {} : { localAddress: from };
  return new Promise((resolve, reject) => {
    const socket = connect({
      ...TLS,
      ...local,
      host,
      port: Number(address.slice(at + 1)),
      pskCallback: () => ({ psk: key, identity: IDENTITY }),
      // There is no certificate to look at: the cipher is one that only those who know the key can speak.
      checkServerIdentity: () => undefined,
    });
    const late = setTimeout(() => socket.destroy(new Error('The other node does not answer.')), withinMs);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The other node hung up.')));
    socket.once('secureConnect', () => {
      clearTimeout(late);
      resolve(new Link(socket));
    });
  });
}
