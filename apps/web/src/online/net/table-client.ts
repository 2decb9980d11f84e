import type { Sentence } from '@belfry/almanac';
import type { OpenOffer, Prompt, SeenEvent, View } from '@belfry/engine';
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
import { unguessable } from '../../app/chance.ts';
import { allWords } from '../../i18n/words.tsx';
import { OncePerFrame } from './once-per-frame.ts';
import { ServerClock } from './server-clock.ts';
import { type LineState, Socket } from './socket.ts';
import type { Steps } from './steps.ts';

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
/** What is told of the table itself; the rest is about the line. */
type Telling = Extract<ServerMessage, { t: 'snapshot' | 'update' | 'older' | 'ack' | 'reject' }>;
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
const FETCH_AGAIN_MS = 1_000;

type Pictures = typeof import('./picture.ts');

/** What draws the table from what is told is large, with the rules and the words in it. Nobody at the door waits for it. */
export async function fetchPictures(): Promise<Pictures> {
  const [pictures] = await Promise.all([import('./picture.ts'), allWords()]);
  return pictures;
}

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
  #pictures: Pictures | null = null;
  /** What was told while those were on their way, in order. */
  #early: Telling[] | null = null;

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
      case 'update':
      case 'older':
      case 'ack':
      case 'reject':
        this.#tell(message);
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

  #tell(message: Telling): void {
    if (this.#early !== null) {
      this.#early.push(message);
      return;
    }
    const pictures = this.#pictures;
    switch (message.t) {
      case 'snapshot':
      case 'update':
        if (pictures === null) void this.#wait(message);
        else if (message.t === 'snapshot') this.#replace(message, pictures);
        else this.#fold(message, pictures);
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
    }
  }

  /** Fetches what draws the table, and goes on with everything that is told meanwhile. */
  async #wait(message: Telling): Promise<void> {
    const early = [message];
    this.#early = early;
    try {
      this.#pictures = await fetchPictures();
    } catch {
      // The line is bad, or the server was updated: it is asked again from the beginning.
      this.#early = null;
      this.#socket.comeBackIn(FETCH_AGAIN_MS);
      return;
    }
    this.#early = null;
    for (const told of early) this.#tell(told);
  }

  #farewell(bye: Bye): void {
    if (bye.retryInMs !== null) {
      this.#socket.comeBackIn(bye.retryInMs);
      return;
    }
    this.#socket.close();
    this.#change({ line: 'ended', bye });
  }

  #replace(sent: Snapshot, { pictured }: Pictures): void {
    this.#cursor = { epoch: sent.epoch, seq: sent.seq };
    this.#change(pictured(sent));
  }

  #fold(update: Update, { folded }: Pictures): void {
    const cursor = this.#cursor;
    if (cursor === null || update.seq <= cursor.seq) return;
    if (update.seq > cursor.seq + 1) {
      this.#socket.send({ t: 'look' });
      return;
    }
    this.#cursor = { epoch: cursor.epoch, seq: update.seq };
    this.#change(folded(this.#seen, update));
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
