import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Line } from './line.ts';
import { type Frame, onWire } from './table/frame.ts';

/** A client that does not read must not fill our memory: it is cut off, and resumes when it can. */
const MOST_UNREAD = 4_000_000;
/** As RFC 6455 wants it, with nothing in it. */
const PING = { bytes: Buffer.from([0x89, 0]), length: 2 };

/**
 * All that is said in one breath, and by whom. What is said lies here and not with each speaker: it is new and short-lived,
 * and a thousand tables' old memory that points to it would have to be looked through at each collection.
 */
const speakers: Outbox[] = [];
let said: Said[] = [];
/** Mostly one frame each. */
type Said = Frame | Frame[] | null;
/** How many speak in this breath, how many of them have spoken, and how many breaths there were. */
let speaking = 0;
let spoken = 0;
let breaths = 0;

function finishSpeaking(): void {
  try {
    // Somebody who is cut off meanwhile is news to others: they are heard at the end.
    while (spoken < speaking) {
      const at = spoken++;
      const frames = said[at]!;
      // Whatever is collected while the others speak need not be carried along.
      said[at] = null;
      if (frames !== null) speakers[at]!.say(frames);
    }
  } finally {
    // Nobody who has left is kept for longer than this; the next breath is about as long.
    speakers.length = speaking;
    said = new Array<Said>(speaking);
    breaths++;
    speaking = 0;
    spoken = 0;
  }
}

/** Where what is said comes from. */
export interface Source {
  /** Whether it may still be told: asked at the last moment. What comes from a table that is no longer ours may be old. */
  readonly speaks: boolean;
}

/**
 * What leaves by one socket. All that is said in one breath (an update, its acknowledgement) leaves in one write. Ten
 * thousand of these are in no cache when it is their turn, so whatever is looked at for a frame lies here together.
 */
export class Outbox extends Line {
  /** Where frames come from, as soon as one may. */
  protected source: Source | null = null;
  /** Nothing more is said: it is closing, or was. */
  #shut = false;
  /** Where what is said next lies, and in which breath. */
  #at = 0;
  #breath = -1;
  readonly #ws: WebSocket;

  constructor(ws: WebSocket, socket: Duplex) {
    super(socket);
    this.#ws = ws;
  }

  get isShut(): boolean {
    return this.#shut;
  }

  get isFull(): boolean {
    return this.unsent > MOST_UNREAD;
  }

  /** Whether it has said something in this breath that has not left. */
  get #waits(): boolean {
    return this.#breath === breaths && this.#at >= spoken;
  }

  send(frame: Frame): void {
    if (!this.#waits) {
      this.#breath = breaths;
      this.#at = speaking++;
      said[this.#at] = frame;
      speakers[this.#at] = this;
      if (speaking === 1) process.nextTick(finishSpeaking);
      return;
    }
    const unsent = said[this.#at]!;
    if (Array.isArray(unsent)) unsent.push(frame);
    else said[this.#at] = unsent === null ? frame : [unsent, frame];
  }

  /** What has not left is not said. */
  empty(): void {
    if (this.#waits) said[this.#at] = null;
  }

  flush(): void {
    const unsent = this.#waits ? said[this.#at]! : null;
    this.empty();
    if (unsent !== null) this.say(unsent);
  }

  /** Past the library, which would write each frame's header and text separately; it still sends its pongs and closes. */
  say(frames: Frame | readonly Frame[]): void {
    if (this.#shut) return;
    if (this.source?.speaks === false || this.isFull) this.cut();
    else this.put(onWire(frames));
  }

  ping(): void {
    if (!this.#shut) this.put(PING);
  }

  answerPing(data: Buffer): void {
    this.lend();
    this.#ws.pong(data);
  }

  /** The library may be closing by itself, because of what it heard. */
  shutWithLibrary(): void {
    if (this.#ws.readyState !== this.#ws.OPEN) this.#shut = true;
  }

  close(code: number, why: string): void {
    this.#shut = true;
    this.#ws.close(code, why);
  }

  cut(): void {
    this.#shut = true;
    this.#ws.terminate();
  }
}
