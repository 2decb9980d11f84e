import type { Duplex } from 'node:stream';
import type { Sentence } from '@belfry/almanac';
import {
  type Bye,
  type ClientMessage,
  type Command,
  LIMITS,
  PROTOCOL_VERSION,
  type RejectionCode,
} from '@belfry/protocol';
import type { WebSocket } from 'ws';
import { TOO_MANY } from './guesses.ts';
import { type Hearing, Inbox } from './inbox.ts';
import { OutOfOrder } from './infirmary.ts';
import type { Bucket } from './limiter.ts';
import { readMessage } from './message.ts';
import { NotOurs } from './nodes/ownership.ts';
import { Outbox } from './outbox.ts';
import type { Rooms } from './rooms.ts';
import { sent } from './said.ts';
import { screenAccount } from './screen-account.ts';
import { FAILED, MOVED, Moved, TableClosed } from './table/closed.ts';
import type { TableDoor } from './table/door.ts';
import { frameOf } from './table/frame.ts';
import type { Ear } from './table/surroundings.ts';

const HELLO_WITHIN_MS = 10_000;
const DEAD_AFTER_MS = 12_000;
const TRY_AGAIN_MS = 5_000;
/** So many beats in a row one who speaks is not pinged: each ping costs what a frame does, and its answer a command's reading. */
const MOST_SPARED = 3;
/** Frames beyond the limit that we still answer before we hang up. */
const PATIENCE = 100;
const CLOSE = {
  restarting: 1012,
  kicked: 4003,
  'no-such-table': 4004,
  'too-fast': 1008,
  'bad-message': 1008,
  version: 4000,
  'too-many': 1013,
  trouble: 1011,
};

const ACKNOWLEDGED = 'commands_total{outcome="ack"}';

type Greeting = Extract<ClientMessage, { t: 'hello' }>;

/** One socket: parses, limits, and hands what it understood to a table. */
export class Conversation extends Outbox implements Ear, Hearing {
  /** Whom the limits count. */
  readonly #session: string;
  /** What they have left for it. */
  #bucket: Bucket;
  readonly #ws: WebSocket;
  readonly #inbox: Inbox;
  readonly #address: string;
  readonly #rooms: Rooms;
  /** Until somebody says hello. */
  #silence: NodeJS.Timeout | null;
  declare protected source: TableDoor | null;
  /** The same, once it has let us in. */
  #table: TableDoor | null = null;
  #greeted = false;
  #isScreen = false;
  #excess = 0;
  /** Goodbye: once. */
  #leaving = false;
  #pingedAt = 0;
  #answered = true;
  #roundTrip = 0;
  /** Whether something was heard since the latest beat, and how many beats it was for. */
  #spoke = false;
  #spared = 0;

  constructor(
    ws: WebSocket,
    socket: Duplex,
    account: string,
    address: string,
    rooms: Rooms,
    closed: (conversation: Conversation) => void,
  ) {
    super(ws, socket);
    this.#ws = ws;
    this.#session = account;
    this.#bucket = rooms.limits.frames.bucketOf(account);
    this.#address = address;
    this.#rooms = rooms;
    this.#silence = setTimeout(() => this.#bye('bad-message', { say: 'server.hello' }, null), HELLO_WITHIN_MS);
    this.#inbox = new Inbox(ws, socket, LIMITS.frame, this);
    ws.on('message', (data, binary) => this.heard(binary ? '' : String(data)));
    ws.on('ping', (data) => this.#pinged(data));
    ws.on('pong', () => this.ponged());
    ws.on('error', () => this.cut());
    socket.on('end', () => this.shutWithLibrary());
    ws.on('close', () => {
      this.shutWithLibrary();
      this.#breakSilence();
      this.#table?.detach(this);
      closed(this);
    });
    this.beat();
  }

  /** Who is here, for the table. */
  get account(): string {
    return this.#isScreen ? screenAccount(this.#session) : this.#session;
  }

  heard(text: string): void {
    this.#guarded(() => this.#hear(text));
  }

  othersHeard(): void {
    this.shutWithLibrary();
  }

  delay(): number {
    return this.#roundTrip / 2;
  }

  dismiss(code: 'kicked' | 'restarting' | 'trouble', said: Sentence, retryInMs: number | null): void {
    this.#bye(code, said, retryInMs);
  }

  /** Measures the line, and notices when it is dead. */
  beat(): void {
    if (!this.#answered) {
      // One who came in a moment before the bell has not had the time to answer.
      if (performance.now() - this.#pingedAt > DEAD_AFTER_MS) this.cut();
      return;
    }
    // Who speaks is there: how long the line takes can be measured a little later.
    const spared = this.#spoke && this.#spared < MOST_SPARED;
    this.#spoke = false;
    this.#spared = spared ? this.#spared + 1 : 0;
    if (spared) return;
    this.#answered = false;
    this.#pingedAt = performance.now();
    this.ping();
  }

  /** Pings and pongs are frames too: whoever sends them without reading must not fill our memory with answers. */
  #counts(): boolean {
    if (this.isShut) {
      // We have hung up, and it goes on talking.
      if (++this.#excess > 2 * PATIENCE) this.cut();
      return false;
    }
    const { frames } = this.#rooms.limits;
    if (this.#bucket.isDropped) this.#bucket = frames.bucketOf(this.#session);
    if (frames.allowsFrom(this.#bucket)) return true;
    if (++this.#excess > PATIENCE) this.#bye('too-fast', { say: 'server.too-fast' }, 10_000);
    else this.#complain('too-fast', { say: 'server.too-fast' });
    return false;
  }

  #pinged(data: Buffer): void {
    if (!this.#counts()) return;
    if (this.isFull) this.cut();
    else this.answerPing(data);
  }

  ponged(): void {
    // One that nobody asked for measures nothing.
    if (this.#answered) {
      this.#counts();
      return;
    }
    this.#answered = true;
    const measured = performance.now() - this.#pingedAt;
    // Follows a worsening line at once and a better one slowly.
    this.#roundTrip = Math.max(measured, this.#roundTrip * 0.7);
    this.#table?.measured(this);
  }

  #hear(text: string): void {
    this.#rooms.metrics.count('frames_in_total');
    if (!this.#counts()) return;
    this.#excess = 0;
    this.#spoke = true;
    const message = readMessage(text);
    if ('t' in message) {
      this.#answer(message);
      return;
    }
    this.#rooms.metrics.count('frames_bad_total');
    const { said, id } = message;
    if (id === null) this.#complain('bad-message', said);
    else this.#say({ t: 'reject', id, code: 'bad-message', ...sent(said) });
  }

  #answer(message: ClientMessage): void {
    if (message.t === 'hello') this.#guarded(() => this.#hello(message));
    else if (message.t === 'ping') this.#say({ t: 'pong', n: message.n, now: this.#rooms.now() });
    else if (this.#table === null) this.#complain('bad-message', { say: 'server.hello-first' });
    else if (message.t === 'look') {
      const table = this.#table;
      this.#guarded(() => table.look(this));
    } else if (message.t === 'older') {
      const table = this.#table;
      this.#guarded(() => table.older(this, message.before));
    } else void this.#do(this.#table, message.id, message.cmd);
    const full = this.#table?.full() ?? null;
    if (full !== null) this.#holdBack(full);
  }

  /** The line to the table's node is full: whoever speaks waits until it is not. */
  #holdBack(full: Promise<void>): void {
    if (this.#ws.isPaused) return;
    this.#inbox.wait();
    this.#ws.pause();
    void full.then(() => this.#ws.resume());
  }

  /** Whatever goes wrong between a socket and its table ends this socket, never more. */
  #guarded(work: () => Promise<void> | void): void {
    const trouble = (error: unknown) => {
      // What failed at a table has been reported there.
      if (!(error instanceof TableClosed)) this.#rooms.trouble(error, { game: '', records: 0, doing: 'socket' });
      this.#bye('trouble', FAILED, TRY_AGAIN_MS);
    };
    try {
      work()?.catch(trouble);
    } catch (error) {
      trouble(error);
    }
  }

  async #hello({ v: version, table: code, cursor, screen }: Greeting): Promise<void> {
    if (this.#greeted) return this.#complain('bad-message', { say: 'server.hello-again' });
    this.#greeted = true;
    this.#isScreen = screen === true;
    this.#breakSilence();
    if (version !== PROTOCOL_VERSION) {
      return this.#bye('version', { say: 'server.version', version: PROTOCOL_VERSION }, null);
    }
    const { desk, guesses, metrics } = this.#rooms;
    if (!this.#rooms.serves()) return this.#notNow();
    const game = await guesses.look(this.#address, () => desk.gameOf(code)).catch((error: unknown) => error as Error);
    if (game === TOO_MANY) return this.#bye('too-many', { say: 'server.wrong-codes' }, 60_000);
    if (!this.#rooms.serves() || game instanceof Error) return this.#notNow();
    if (game === null) return this.#bye('no-such-table', { say: 'server.no-table' }, null);
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    metrics.count('hellos_total');
    try {
      await desk.enter(game, this, cursor ?? null, (door) => {
        this.source = door;
      });
    } catch (error) {
      return this.#turnedAway(error);
    }
    this.#table = this.source;
    // It may have closed while it waited its turn.
    if (this.#ws.readyState !== this.#ws.OPEN) this.#table?.detach(this);
  }

  #breakSilence(): void {
    if (this.#silence !== null) clearTimeout(this.#silence);
    this.#silence = null;
  }

  #turnedAway(error: unknown): void {
    const { serves, retryInMs } = this.#rooms;
    const moved = error instanceof Moved || error instanceof NotOurs;
    if (error instanceof OutOfOrder) this.#bye('trouble', error.said, null);
    else if (serves() && moved) this.#bye('restarting', MOVED, retryInMs());
    // It failed while it was opened: whoever asks again has it read anew.
    else if (serves() && error instanceof TableClosed) this.#bye('trouble', error.said, TRY_AGAIN_MS);
    else this.#notNow();
  }

  #notNow(): void {
    this.#bye('restarting', { say: 'server.not-now' }, this.#rooms.notNowMs());
  }

  async #do(table: TableDoor, id: string, command: Command): Promise<void> {
    const begun = performance.now();
    try {
      let cmd = command;
      if (cmd.do === 'script' && 'saved' in cmd.script) {
        const script = await this.#rooms.house.script(cmd.script);
        if ('code' in script) return this.#say({ t: 'reject', id, ...script });
        cmd = { do: 'script', script: { items: [...script.items] } };
      }
      const outcome = await table.submit(this.account, id, cmd);
      if (outcome.ok) this.#say({ t: 'ack', id });
      else {
        const { code, reason, said } = outcome;
        this.#say({ t: 'reject', id, code, reason, said });
      }
      this.#rooms.metrics.count(outcome.ok ? ACKNOWLEDGED : `commands_total{outcome="${outcome.code}"}`);
      this.#rooms.metrics.time('command', performance.now() - begun);
    } catch (error) {
      // Nobody knows whether it counted: it is sent again under its id, where the table is then.
      if (error instanceof Moved) return this.#bye('restarting', MOVED, this.#rooms.retryInMs());
      this.#rooms.trouble(error, { game: table.game, records: 0, doing: command.do });
      this.#say({ t: 'reject', id, code: 'trouble', ...sent(FAILED) });
    }
  }

  #complain(code: RejectionCode, said: Sentence): void {
    this.#say({ t: 'error', code, ...sent(said) });
  }

  #say(message: object): void {
    this.send(frameOf(message));
  }

  #bye(code: Bye['code'], said: Sentence, retryInMs: number | null): void {
    if (this.#leaving) return;
    this.#leaving = true;
    if (this.source?.speaks === false) this.empty();
    this.source = null;
    this.#say({ t: 'bye', code, ...sent(said), retryInMs });
    this.flush();
    this.close(CLOSE[code], code);
  }
}
