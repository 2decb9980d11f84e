/**
 * A frame on its way: what is this viewer's own, and what many viewers get alike. Where many sockets get the very same
 * one, how it is written is worked out once.
 */
export class Frame {
  readonly head: string;
  readonly tail: string;
  #wire: Wire | null = null;

  constructor(head: string, tail = '') {
    this.head = head;
    this.tail = tail;
  }

  get wire(): Wire {
    this.#wire ??= plainWire(this) ?? encode(this);
    return this.#wire;
  }
}

/** A message as a frame of its own. */
export const frameOf = (message: object): Frame => new Frame(JSON.stringify(message));

/** What is written to a socket: letters of one byte each as they are, which costs no memory outside the heap, or bytes. */
export type Wire = string | Buffer;

/** All that is said to one socket in one breath: one write instead of one per frame. */
export function onWire(frames: readonly Frame[]): Wire {
  let text = '';
  for (const { wire } of frames) {
    if (typeof wire !== 'string') return Buffer.concat(frames.map(bytesOf));
    text += wire;
  }
  return text;
}

const bytesOf = ({ wire }: Frame): Buffer => (typeof wire === 'string' ? Buffer.from(wire, 'latin1') : wire);

/** Null where letters beyond ASCII have to be worked out. It is put together first and looked through then: in one piece, as it is written. */
function plainWire({ head, tail }: Frame): string | null {
  const length = head.length + tail.length;
  if (length >= MOST_PLAIN) return null;
  const text = headerFor(length) + head + tail;
  return Buffer.byteLength(text) - text.length === beyondAscii(length) ? text : null;
}

/** As RFC 6455 wants it: text, final, unmasked. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_PLAIN = 16_000;

const headers: string[] = [];

/** The header of a short frame, byte for letter. */
function headerFor(length: number): string {
  headers[length] ??=
    length < TWO_BYTES
      ? String.fromCharCode(TEXT, length)
      : String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  return headers[length];
}

/** How many letters of a short frame's header are none of ASCII: each of them would be two bytes of UTF-8. */
const beyondAscii = (length: number): number => (length < TWO_BYTES || (length & 0x80) === 0 ? 1 : 2);

function encode({ head, tail }: Frame): Buffer {
  const headLength = Buffer.byteLength(head);
  const length = headLength + Buffer.byteLength(tail);
  const header = length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(header + length);
  bytes[0] = TEXT;
  if (header === 2) bytes[1] = length;
  else if (header === 4) {
    bytes[1] = TWO_BYTES;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.write(head, header);
  bytes.write(tail, header + headLength);
  return bytes;
}
