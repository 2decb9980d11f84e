import type { Sentence } from '@belfry/almanac';
import { type OpenOffer, type Prompt, type SeenEvent, see, type View } from '@belfry/engine';
import type {
  Bye,
  Clocks,
  Command,
  Cursor,
  Line,
  Person,
  PROTOCOL_VERSION,
  RejectionCode,
  ServerMessage,
  Snapshot,
  TableCard,
  Update,
} from '@belfry/protocol';
import { promptFrom } from '@belfry/protocol/prompt';
import { unguessable } from '../../app/chance.ts';
import { OncePerFrame } from './once-per-frame.ts';
import { ServerClock } from './server-clock.ts';
import { type LineState, Socket } from './socket.ts';
import { foldSteps, type Steps } from './steps.ts';

/** Everything this page knows of the table: what the server told this very viewer, and nothing else. */
export interface Seen {
  readonly line: LineState;
  readonly retryAt: number | null;
  /** The server has said who we are here. */
  readonly greeted: boolean;
  readonly bye: Bye | null;
  readonly you: Person | null;
  readonly table: TableCard | null;
  readonly view: View | null;
  readonly prompts: readonly Prompt[];
  readonly talk: readonly Line[];
  /** How many lines were said before those, and the claims among them that still hold. */
  readonly talkFrom?: number;
  readonly claims?: readonly Line[];
  readonly clocks: Clocks;
  readonly online: readonly string[];
  /** Everything that this viewer was told of the game, in order. */
  readonly chronicle: readonly SeenEvent[];
  /** For the Storyteller: the decisions that the game has had. */
  readonly steps?: Steps;
  /** For the Storyteller: what abilities in play let them do now. */
  readonly offers?: readonly OpenOffer[] | null;
  /** What happened since this page last got a whole picture. */
  readonly heard: readonly SeenEvent[];
  /** Commands that are on their way. */
  readonly waiting: number;
  /** Those among them that should have been answered by now: an answer to the game may rest while somebody rules. */
  readonly awaited: number;
}

export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: RejectionCode; readonly reason: string; readonly said?: Sentence };

const refusalIn = ({ code, reason, said }: Refused): Done =>
  said === undefined ? { ok: false, code, reason } : { ok: false, code, reason, said };
type Refused = { readonly code: RejectionCode; readonly reason: string; readonly said?: Sentence };

const NO_CLOCKS: Clocks = { pausedAt: null, running: [] };
const NOTHING: Seen = {
  line: 'connecting',
  retryAt: null,
  greeted: false,
  bye: null,
  you: null,
  table: null,
  view: null,
  prompts: [],
  talk: [],
  clocks: NO_CLOCKS,
  online: [],
  chronicle: [],
  heard: [],
  waiting: 0,
  awaited: 0,
};
// The value lives in the schemas, which a page does not need: the type keeps both ends the same.
const VERSION: typeof PROTOCOL_VERSION = 2;
const TOO_FAST_MS = 1_200;

/**
 * One browser at one table. Commands carry an id and are kept until they are acknowledged, so that a line that breaks
 * loses nothing and, the server knowing the ids, doubles nothing.
 */
export class TableClient {
  readonly code: string;
  readonly remote = true;
  readonly clock = new ServerClock();
  readonly #socket: Socket;
  readonly #listeners = new Set<() => void>();
  readonly #pending = new Map<string, { readonly cmd: Command; readonly settle: (done: Done) => void }>();
  readonly #screen: boolean;
  readonly #tag = unguessable().slice(0, 12);
  /** Bots say ten things in the time of one frame, and a page is drawn once. */
  readonly #changed = new OncePerFrame(() => {
    for (const listener of this.#listeners) listener();
  });
  #count = 0;
  #cursor: Cursor | null = null;
  #seen: Seen = NOTHING;

  /** `screen`: for the whole room, a spectator apart from whoever else sits in this browser. */
  constructor(code: string, { screen = false }: { readonly screen?: boolean } = {}) {
    this.code = code;
    this.#screen = screen;
    this.#socket = new Socket({
      opened: () => this.#hello(),
      heard: (message) => this.#hear(message),
      changed: (line, retryAt) => this.#change({ line, retryAt }),
    });
  }

  readonly seen = (): Seen => this.#seen;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    this.#socket.open();
  }
  close(): void {
    this.#socket.close();
  }

  /** Does something at the table. Resolves when the server has it on disk or has said why not, however often the line broke. */
  readonly do = (cmd: Command): Promise<Done> => {
    const id = `${this.#tag}-${++this.#count}`;
    return new Promise((settle) => {
      this.#pending.set(id, { cmd, settle });
      this.#change(this.#underway());
      if (this.#seen.line === 'open') this.#socket.send({ t: 'do', id, cmd });
    });
  };

  /** Asks for what was said before the first line that this page has. */
  readonly older = (): void => {
    const { talkFrom = 0, line } = this.#seen;
    if (talkFrom > 0 && line === 'open') this.#socket.send({ t: 'older', before: talkFrom });
  };

  #underway(): Pick<Seen, 'waiting' | 'awaited'> {
    const commands = [...this.#pending.values()];
    return { waiting: commands.length, awaited: commands.filter(({ cmd }) => cmd.do !== 'answer').length };
  }

  #hello(): void {
    this.#socket.send({
      t: 'hello',
      v: VERSION,
      table: this.code,
      ...(this.#screen ? { screen: true } : {}),
      ...(this.#cursor === null ? {} : { cursor: this.#cursor }),
    });
  }

  #sendPending(): void {
    for (const [id, { cmd }] of this.#pending) this.#socket.send({ t: 'do', id, cmd });
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.clock.hint(message.now);
        this.#change({ greeted: true, you: message.you, bye: null });
        this.#socket.welcomed();
        this.#sendPending();
        return;
      case 'snapshot':
        this.#replace(message);
        return;
      case 'update':
        this.#fold(message);
        return;
      case 'ack':
        this.#settle(message.id, { ok: true });
        return;
      case 'reject':
        this.#settle(message.id, refusalIn(message));
        return;
      case 'older':
        // Unless a whole new picture came in between.
        if (message.from + message.talk.length === this.#seen.talkFrom) {
          this.#change({ talk: [...message.talk, ...this.#seen.talk], talkFrom: message.from });
        }
        return;
      case 'presence':
        this.#change({ online: message.online });
        return;
      case 'pong': {
        const sentAt = this.#socket.ponged(message.n);
        if (sentAt !== null) this.clock.measured(sentAt, message.now);
        return;
      }
      case 'error':
        // A frame too many was thrown away; whatever is not acknowledged goes out again.
        if (message.code === 'too-fast') setTimeout(() => this.#sendPending(), TOO_FAST_MS);
        return;
      case 'bye':
        this.#farewell(message);
    }
  }

  #farewell(bye: Bye): void {
    if (bye.retryInMs !== null) {
      this.#socket.comeBackIn(bye.retryInMs);
      return;
    }
    this.#socket.close();
    this.#change({ line: 'ended', bye });
  }

  #replace({
    epoch,
    seq,
    you,
    table,
    view,
    events,
    prompts,
    talk,
    talkFrom,
    claims,
    clocks,
    steps,
    offers,
  }: Snapshot): void {
    this.#cursor = { epoch, seq };
    this.#change({
      you,
      table,
      view,
      prompts: prompts.map(promptFrom),
      talk,
      talkFrom,
      claims,
      clocks,
      steps,
      offers,
      chronicle: events,
      heard: [],
    });
  }

  #fold(update: Update): void {
    const cursor = this.#cursor;
    if (cursor === null || update.seq <= cursor.seq) return;
    if (update.seq > cursor.seq + 1) {
      this.#socket.send({ t: 'look' });
      return;
    }
    this.#cursor = { epoch: cursor.epoch, seq: update.seq };
    const { you, table, prompts, clocks, events = [], talk = [] } = update;
    const { view: before } = this.#seen;
    let view = before;
    if (before !== null && events.length > 0) {
      view = structuredClone(before);
      for (const fact of events) see(view, fact);
    }
    this.#change({
      view,
      steps: foldSteps(this.#seen.steps ?? null, update),
      ...(you === undefined ? {} : { you }),
      ...(table === undefined ? {} : { table }),
      ...(prompts === undefined ? {} : { prompts: prompts.map(promptFrom) }),
      ...(clocks === undefined ? {} : { clocks }),
      ...(update.offers === undefined ? {} : { offers: update.offers }),
      ...(events.length === 0
        ? {}
        : { heard: [...this.#seen.heard, ...events], chronicle: [...this.#seen.chronicle, ...events] }),
      ...(talk.length === 0 ? {} : { talk: [...this.#seen.talk, ...talk] }),
    });
  }

  #settle(id: string, done: Done): void {
    const command = this.#pending.get(id);
    if (command === undefined) return;
    this.#pending.delete(id);
    this.#change(this.#underway());
    command.settle(done);
  }

  #change(parts: Partial<Seen>): void {
    this.#seen = { ...this.#seen, ...parts };
    this.#changed.soon();
  }
}
