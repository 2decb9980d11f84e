import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type Frame, onWire } from './table/frame.ts';

/** A client that does not read must not fill our memory: it is cut off, and resumes when it can. */
const MOST_UNREAD = 4_000_000;

/** Those with something to say that has not left yet. */
let speaking: Outbox[] = [];

function finishSpeaking(): void {
  const all = speaking;
  speaking = [];
  for (const outbox of all) outbox.flush();
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
  /** What is said next; mostly it is one frame. */
  #unsent: Frame | Frame[] | null = null;

  constructor(ws: WebSocket, socket: Duplex, speaker: Speaker) {
    this.#ws = ws;
    this.#socket = socket;
    this.#speaker = speaker;
  }

  get isFull(): boolean {
    return this.#socket.writableLength > MOST_UNREAD;
  }

  add(frame: Frame): void {
    const unsent = this.#unsent;
    if (unsent === null) {
      this.#unsent = frame;
      if (speaking.push(this) === 1) process.nextTick(finishSpeaking);
    } else if (Array.isArray(unsent)) unsent.push(frame);
    else this.#unsent = [unsent, frame];
  }

  /** What has not left is not said. */
  empty(): void {
    this.#unsent = null;
  }

  flush(): void {
    const unsent = this.#unsent;
    if (unsent === null) return;
    this.#unsent = null;
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (!this.#speaker.mayTell || this.isFull) this.#ws.terminate();
    // Past the library, which would write each frame's header and text separately; it still sends its pings and closes.
    else {
      const wire = Array.isArray(unsent) ? onWire(unsent) : unsent.wire;
      if (typeof wire === 'string') this.#socket.write(wire, 'latin1');
      else this.#socket.write(wire);
    }
  }
}
