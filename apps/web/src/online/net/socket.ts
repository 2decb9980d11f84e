import type { ClientMessage, ServerMessage } from '@belfry/protocol';
import { api } from './api.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

export interface SocketEvents {
  opened(): void;
  heard(message: ServerMessage): void;
  changed(line: LineState, retryAt: number | null): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 6_000;

/** A line that mends itself: it waits a little longer after each failure, and not at all when the network comes back. */
export class Socket {
  readonly #events: SocketEvents;
  #ws: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #pinging: ReturnType<typeof setInterval> | null = null;
  #overdue: ReturnType<typeof setTimeout> | null = null;
  #pings = new Map<number, number>();
  #pingCount = 0;
  #closed = true;

  constructor(events: SocketEvents) {
    this.#events = events;
  }

  open(): void {
    if (!this.#closed) return;
    this.#closed = false;
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#dropped);
    document.addEventListener('visibilitychange', this.#hurry);
    void this.#connect();
  }

  /** Nobody is here any more. */
  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#dropped);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#forget();
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
  }

  send(message: ClientMessage): boolean {
    if (this.#ws?.readyState !== WebSocket.OPEN) return false;
    this.#ws.send(JSON.stringify(message));
    return true;
  }

  /** When that ping was sent, or null for one we know nothing of. */
  ponged(n: number): number | null {
    const sentAt = this.#pings.get(n) ?? null;
    this.#pings.delete(n);
    if (this.#overdue !== null) clearTimeout(this.#overdue);
    this.#overdue = null;
    return sentAt;
  }

  ping(): void {
    const n = ++this.#pingCount;
    this.#pings.set(n, Date.now());
    if (!this.send({ t: 'ping', n })) return;
    // A dead line looks like a quiet one: whoever does not answer is gone.
    this.#overdue ??= setTimeout(() => this.#ws?.close(), PONG_WITHIN_MS);
  }

  /** The server asked us to come back then. */
  comeBackIn(ms: number): void {
    this.#forget();
    this.#wait(ms);
  }

  async #connect(): Promise<void> {
    this.#retry = null;
    this.#events.changed(this.#failures === 0 ? 'connecting' : 'lost', null);
    // The first knock brings a cookie; later ones only when the door stays shut without a word.
    if (this.#failures !== 1) await api.session().catch(() => {});
    if (this.#closed || this.#ws !== null) return;
    const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
    const ws = new WebSocket(`${scheme}//${window.location.host}/ws`);
    this.#ws = ws;
    ws.onopen = () => {
      if (this.#ws !== ws) return;
      this.#pinging = setInterval(() => this.ping(), PING_EVERY_MS);
      this.#events.opened();
    };
    ws.onmessage = ({ data }) => {
      if (this.#ws !== ws) return;
      this.#events.heard(JSON.parse(String(data)) as ServerMessage); // one schema made it, at the other end
    };
    ws.onclose = () => {
      if (this.#ws !== ws) return;
      this.#forget();
      if (!this.#closed) this.#wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.#failures, 6)));
    };
  }

  /** The other end has greeted us: the next failure is a first one again. */
  welcomed(): void {
    this.#failures = 0;
    this.#events.changed('open', null);
    this.ping();
  }

  #wait(ms: number): void {
    this.#failures++;
    // Many who lost the same server must not come back in the same instant.
    const wait = ms * (0.75 + Math.random() / 2);
    this.#events.changed('lost', Date.now() + wait);
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), wait);
  }

  readonly #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden' || !navigator.onLine) return;
    if (this.#retry !== null) {
      clearTimeout(this.#retry);
      void this.#connect();
    } else if (this.#ws?.readyState === WebSocket.OPEN) this.ping();
  };

  readonly #dropped = (): void => {
    if (this.#ws === null) return;
    this.#forget();
    this.#wait(FIRST_WAIT_MS);
  };

  #forget(): void {
    const ws = this.#ws;
    this.#ws = null;
    if (this.#pinging !== null) clearInterval(this.#pinging);
    if (this.#overdue !== null) clearTimeout(this.#overdue);
    this.#pinging = null;
    this.#overdue = null;
    this.#pings.clear();
    ws?.close();
  }
}
