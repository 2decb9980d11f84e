import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sentence } from '@belfry/almanac';
import { LIMITS } from '@belfry/protocol';
import { WebSocketServer } from 'ws';
import { Conversation } from './conversation.ts';
import { isOurOrigin } from './origin.ts';
import type { Rooms } from './rooms.ts';
import { accountOf } from './session.ts';

const HEARTBEAT_MS = 15_000;
/** Twenty thousand pings at once would hold everybody up: each socket has its own turn within the interval. */
const TURNS = 50;
const EACH_MS = 5;
const MOST_MS = 5_000;

/** The socket door: who may come in, and how many. What is said then is a {@link Conversation}. */
export class Sockets {
  readonly #rooms: Rooms;
  readonly #server: WebSocketServer;
  readonly #open = new Set<Conversation>();
  readonly #perAddress = new Map<string, number>();
  readonly #perSession = new Map<string, number>();
  readonly #turns = Array.from({ length: TURNS }, () => new Set<Conversation>());
  readonly #heartbeat: NodeJS.Timeout;
  #came = 0;
  #turn = 0;

  constructor(http: Server, rooms: Rooms) {
    this.#rooms = rooms;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: LIMITS.frame,
      perMessageDeflate: false,
      // We count them ourselves.
      clientTracking: false,
      // Answered by the conversation, which counts them.
      autoPong: false,
    });
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS / TURNS);
    this.#heartbeat.unref();
    rooms.metrics.gauge('sockets', () => this.#open.size);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', destroyed);
    const address = this.#rooms.addressOf(request);
    const account = accountOf(request.headers.cookie, this.#rooms.signer);
    const status = this.#refusal(request, address, account);
    if (status !== null || account === null) {
      socket.end(`HTTP/1.1 ${status ?? '401 Unauthorized'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      // From here on the library listens for errors.
      socket.off('error', destroyed);
      this.#perAddress.set(address, counted(this.#perAddress, address) + 1);
      this.#perSession.set(account, counted(this.#perSession, account) + 1);
      const turn = this.#turns[this.#came++ % TURNS]!;
      const conversation = new Conversation(ws, socket, account, address, this.#rooms, (left) => {
        this.#open.delete(left);
        turn.delete(left);
        lessen(this.#perAddress, address);
        lessen(this.#perSession, account);
      });
      turn.add(conversation);
      this.#open.add(conversation);
    });
  }

  #refusal(request: IncomingMessage, address: string, account: string | null): string | null {
    const { config, limits } = this.#rooms;
    if (request.url?.split('?')[0] !== '/ws') return '404 Not Found';
    if (!isOurOrigin(request.headers, config)) return '403 Forbidden';
    if (account === null) return '401 Unauthorized';
    const full =
      this.#open.size >= config.limits.sockets ||
      counted(this.#perAddress, address) >= config.limits.socketsPerAddress ||
      counted(this.#perSession, account) >= config.limits.socketsPerSession;
    return full || !limits.requests.allows(address) ? '429 Too Many Requests' : null;
  }

  #beat(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    for (const conversation of this.#turns[this.#turn]!) conversation.beat();
  }

  /** Everybody, also those who have not said hello to any table. */
  sendAway(said: Sentence): void {
    for (const conversation of this.#open) conversation.dismiss('restarting', said, this.#rooms.retryInMs());
  }

  /** The same one after another, for tables of other nodes: there is time, and they go on. */
  async sendAwayOneByOne(said: Sentence): Promise<void> {
    const each = Math.min(EACH_MS, MOST_MS / Math.max(1, this.#open.size));
    for (const conversation of [...this.#open]) {
      conversation.dismiss('restarting', said, this.#rooms.retryInMs());
      await new Promise((done) => setTimeout(done, each));
    }
  }

  close(said: Sentence): void {
    clearInterval(this.#heartbeat);
    this.sendAway(said);
    this.#server.close();
  }

  /** For those who do not hang up by themselves. */
  cut(): void {
    for (const conversation of this.#open) conversation.cut();
  }
}

function destroyed(this: Duplex): void {
  this.destroy();
}

const counted = (counts: ReadonlyMap<string, number>, key: string): number => counts.get(key) ?? 0;

function lessen(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
