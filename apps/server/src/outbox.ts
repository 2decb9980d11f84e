import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Frame, onWire } from './table/frame.ts';

/** A client that does not read must not fill our memory: it is cut off, and resumes when it can. */
const MOST_UNREAD = 4_000_000;

/**
 * All that is said in one breath, by whom. It lies here and not with each speaker: what is new is short-lived, and a
 * thousand tables' old memory that points to it would have to be looked through at each collection.
 */
interface Breath {
  readonly speakers: Outbox[];
  /** Mostly it is one frame each. */
  readonly said: (Frame | Frame[] | null)[];
}
const newBreath = (): Breath => ({ speakers: [], said: [] });
let breath = newBreath();
let breaths = 0;
/** How many of them have spoken. */
let spoken = 0;

function finishSpeaking(): void {
  const { speakers, said } = breath;
  try {
    // Somebody who is cut off meanwhile is news to others: they are heard at the end.
    while (spoken < speakers.length) {
      const at = spoken++;
      const frames = said[at]!;
      // Whatever is collected while the others speak need not be carried along.
      said[at] = null;
      if (frames !== null) speakers[at]!.write(frames);
    }
  } finally {
    breath = newBreath();
    breaths++;
    spoken = 0;
  }
}

export interface Speaker {
  /** Whether what is said may still be told: asked at the last moment. What comes from a table that is no longer ours may be old. */
  readonly mayTell: boolean;
}

/** What leaves by one socket. All that is said in one breath (an update, its acknowledgement) leaves in one write. */
export class Outbox {
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #speaker: Speaker;
  /** Where what is said next lies, and in which breath. */
  #at = 0;
  #breath = -1;

  constructor(ws: WebSocket, socket: Duplex, speaker: Speaker) {
    this.#ws = ws;
    this.#socket = socket;
    this.#speaker = speaker;
  }

  get isFull(): boolean {
    return this.#socket.writableLength > MOST_UNREAD;
  }

  /** Whether it has said something in this breath that has not left. */
  get #waits(): boolean {
    return this.#breath === breaths && this.#at >= spoken;
  }

  add(frame: Frame): void {
    const { speakers, said } = breath;
    if (!this.#waits) {
      this.#breath = breaths;
      this.#at = speakers.length;
      said.push(frame);
      if (speakers.push(this) === 1) process.nextTick(finishSpeaking);
      return;
    }
    const unsent = said[this.#at]!;
    if (Array.isArray(unsent)) unsent.push(frame);
    else said[this.#at] = unsent === null ? frame : [unsent, frame];
  }

  /** What has not left is not said. */
  empty(): void {
    if (this.#waits) breath.said[this.#at] = null;
  }

  flush(): void {
    const unsent = this.#waits ? breath.said[this.#at]! : null;
    this.empty();
    if (unsent !== null) this.write(unsent);
  }

  write(frames: Frame | readonly Frame[]): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (!this.#speaker.mayTell || this.isFull) this.#ws.terminate();
    // Past the library, which would write each frame's header and text separately; it still sends its pings and closes.
    else {
      const wire = frames instanceof Frame ? frames.wire : onWire(frames);
      if (typeof wire === 'string') this.#socket.write(wire, 'latin1');
      else this.#socket.write(wire);
    }
  }
}
