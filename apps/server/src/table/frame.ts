/**
 * A frame on its way: how it begins, its number where it has one, what is this viewer's own, something long that was put
 * together already, and what many viewers get alike. Added up, all of it would be written into memory once more before it
 * is sent.
 */
export class Frame {
  readonly head: string;
  readonly number: number | null;
  readonly own: string;
  readonly middle: string;
  readonly tail: string;

  constructor(head: string, tail = '', middle = '', own = '', number: number | null = null) {
    this.head = head;
    this.number = number;
    this.own = own;
    this.middle = middle;
    this.tail = tail;
  }

  /** All of it, for whoever reads it. */
  get text(): string {
    return this.ownText + this.tail;
  }

  /** All but what many viewers get alike. */
  get ownText(): string {
    return `${this.head}${this.number ?? ''}${this.own}${this.middle}`;
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
/** Where the number of what was put there last begins. */
let numberAt = 0;

/** All that is said to one socket in one breath: one write instead of one per frame. */
export function onWire(frames: Frame | readonly Frame[]): Wire {
  if (frames === latest || (frames instanceof Frame && differsInNumberAlone(frames))) return wire;
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

/** Whether it is what lies there already, once its number has been written over the other's. */
function differsInNumberAlone(frame: Frame): boolean {
  const { head, number, own, middle, tail } = frame;
  if (latest === null || number === null || latest.number === null || head !== latest.head) return false;
  if (own !== latest.own || tail !== latest.tail || middle !== latest.middle) return false;
  if (digitsOf(number) !== digitsOf(latest.number)) return false;
  putNumber(shared, numberAt, number);
  latest = frame;
  return true;
}

function digitsOf(number: number): number {
  let digits = 1;
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) digits++;
  return digits;
}

/** Returns where it ends. Letter by letter: to call into Node for so few costs several times as much. */
function putNumber(bytes: Buffer, at: number, number: number): number {
  const end = at + digitsOf(number);
  let rest = number;
  for (let digit = end - 1; digit >= at; digit--) {
    bytes[digit] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
}
const ZERO = 0x30;

/** As RFC 6455 wants it: text, final, unmasked. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headerFor = (length: number): number => (length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10);
/** Of one letter of UTF-16, in UTF-8. */
const MOST_BYTES = 3;
const letters = ({ head, number, own, middle, tail }: Frame): number =>
  head.length + (number === null ? 0 : digitsOf(number)) + own.length + middle.length + tail.length;
const mostBytes = (frame: Frame): number => headerFor(Number.MAX_VALUE) + MOST_BYTES * letters(frame);

/** Returns where it ends. How long the header is follows from the text's bytes; mostly those are its letters. */
function put(bytes: Buffer, at: number, frame: Frame): number {
  const { head, number, own, middle, tail } = frame;
  const room = headerFor(letters(frame));
  let end = at + room;
  end += bytes.write(head, end);
  const before = end;
  if (number !== null) end = putNumber(bytes, end, number);
  if (own !== '') end += bytes.write(own, end);
  if (middle !== '') end += bytes.write(middle, end);
  if (tail !== '') end += bytes.write(tail, end);
  const length = end - at - room;
  const header = headerFor(length);
  if (header !== room) {
    bytes.copyWithin(at + header, at + room, end);
    end += header - room;
  }
  numberAt = before + header - room;
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
