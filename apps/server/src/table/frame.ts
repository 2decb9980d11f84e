/** A frame on its way: what is this viewer's own, and what many viewers get alike. */
export interface Frame {
  readonly head: string;
  readonly tail: string;
}

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

/**
 * All that is said to one socket in one breath, as RFC 6455 wants it (text, final, unmasked), in one piece of memory:
 * one write instead of one per part of each frame.
 */
export function encodeFrames(frames: readonly Frame[]): Buffer {
  return frames.length === 1 ? encode(frames[0]!) : Buffer.concat(frames.map(encode));
}

function encode({ head, tail }: Frame): Buffer {
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
