/**
 * A frame on its way: what is this viewer's own, and what many viewers get alike. Where many sockets get the very same
 * one, its bytes are worked out once.
 */
export class Frame {
  readonly head: string;
  readonly tail: string;
  #bytes: Buffer | null = null;

  constructor(head: string, tail = '') {
    this.head = head;
    this.tail = tail;
  }

  /** As RFC 6455 wants it: text, final, unmasked. Nobody writes into these. */
  get bytes(): Buffer {
    this.#bytes ??= encode(this.head, this.tail);
    return this.#bytes;
  }
}

/** A message as a frame of its own. */
export const frameOf = (message: object): Frame => new Frame(JSON.stringify(message));

const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headerBytes = (length: number): number => (length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10);

let latest = { text: '', bytes: Buffer.alloc(0) };

/** Ten viewers of one public act get the same facts: turned into bytes once. */
function tailBytes(text: string): Buffer {
  if (latest.text !== text) latest = { text, bytes: Buffer.from(text) };
  return latest.bytes;
}

/** All that is said to one socket in one breath, in one piece of memory: one write instead of one per frame. */
export const encodeFrames = (frames: readonly Frame[]): Buffer =>
  frames.length === 1 ? frames[0]!.bytes : Buffer.concat(frames.map(({ bytes }) => bytes));

function encode(head: string, tail: string): Buffer {
  const headLength = Buffer.byteLength(head);
  const shared = tail === '' ? null : tailBytes(tail);
  const length = headLength + (shared?.length ?? 0);
  const bytes = Buffer.allocUnsafe(headerBytes(length) + length);
  let at = writeHeader(bytes, 0, length);
  // Without a letter beyond ASCII there is nothing to work out.
  at += bytes.write(head, at, headLength === head.length ? 'latin1' : 'utf8');
  shared?.copy(bytes, at);
  return bytes;
}

function writeHeader(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT;
  if (length < TWO_BYTES) {
    bytes[at + 1] = length;
    return at + 2;
  }
  if (length < 65_536) {
    bytes[at + 1] = TWO_BYTES;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = EIGHT_BYTES;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
