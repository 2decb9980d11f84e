/**
 * A frame on its way: what is this viewer's own, something long that was put together already, and what many viewers get
 * alike. Added up, all of it would be written into memory once more before it is sent.
 */
export class Frame {
  readonly head: string;
  readonly middle: string;
  readonly tail: string;

  constructor(head: string, tail = '', middle = '') {
    this.head = head;
    this.middle = middle;
    this.tail = tail;
  }

  /** All of it, for whoever reads it. */
  get text(): string {
    return this.head + this.middle + this.tail;
  }
}

/** A message as a frame of its own. */
export const frameOf = (message: object): Frame => new Frame(JSON.stringify(message));

/** Bytes as they are written to a socket, in a buffer that all share: good until the next are asked for. */
export interface Wire {
  readonly bytes: Buffer;
  readonly length: number;
}

const shared = Buffer.allocUnsafeSlow(65_536);
let wire: Wire = { bytes: shared, length: 0 };
/** What lies there, when it is one frame: many sockets often get the very same, or the same under another number. */
let latest: Frame | null = null;
/** Where the head of what was put there last begins, and how many bytes it has. */
let headAt = 0;
let headLength = 0;

/** All that is said to one socket in one breath: one write instead of one per frame. */
export function onWire(frames: Frame | readonly Frame[]): Wire {
  if (frames === latest || (frames instanceof Frame && hasNewHeadAlone(frames))) return wire;
  latest = null;
  const most = frames instanceof Frame ? mostBytes(frames) : frames.reduce((sum, frame) => sum + mostBytes(frame), 0);
  // What is too long for it gets a buffer of its own, which nobody keeps.
  const bytes = most <= shared.length ? shared : Buffer.allocUnsafe(most);
  let length = 0;
  if (frames instanceof Frame) length = put(bytes, 0, frames);
  else for (const frame of frames) length = put(bytes, length, frame);
  if (bytes !== shared) return { bytes, length };
  wire = { bytes, length };
  if (frames instanceof Frame) latest = frames;
  return wire;
}

/** Whether it is what lies there already, once its head has been written over the other's. */
function hasNewHeadAlone(frame: Frame): boolean {
  if (latest === null || frame.head.length !== latest.head.length) return false;
  if (frame.tail !== latest.tail || frame.middle !== latest.middle) return false;
  // Letters of another width need another place: then all of it is written anew.
  const fits = shared.write(frame.head, headAt) === headLength;
  latest = fits ? frame : null;
  return fits;
}

/** As RFC 6455 wants it: text, final, unmasked. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headerFor = (length: number): number => (length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10);
/** Of one letter of UTF-16, in UTF-8. */
const MOST_BYTES = 3;
const letters = ({ head, middle, tail }: Frame): number => head.length + middle.length + tail.length;
const mostBytes = (frame: Frame): number => headerFor(Number.MAX_VALUE) + MOST_BYTES * letters(frame);

/** Returns where it ends. How long the header is follows from the text's bytes; mostly those are its letters. */
function put(bytes: Buffer, at: number, frame: Frame): number {
  const { middle, tail } = frame;
  const room = headerFor(letters(frame));
  let end = at + room;
  headLength = bytes.write(frame.head, end);
  end += headLength;
  if (middle !== '') end += bytes.write(middle, end);
  if (tail !== '') end += bytes.write(tail, end);
  const length = end - at - room;
  const header = headerFor(length);
  if (header !== room) {
    bytes.copyWithin(at + header, at + room, end);
    end += header - room;
  }
  headAt = at + header;
  bytes[at] = TEXT;
  if (header === 2) bytes[at + 1] = length;
  else if (header === 4) {
    bytes[at + 1] = TWO_BYTES;
    bytes[at + 2] = length >> 8;
    bytes[at + 3] = length;
  } else {
    bytes[at + 1] = EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return end;
}
