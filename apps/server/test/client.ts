import type { Sentence } from '@belfry/almanac';
import { type Json, type OpenOffer, type SeatId, type SeenEvent, see, type View } from '@belfry/engine';
import {
  type Bye,
  type Clocks,
  type Command,
  type Line,
  type OpenTable,
  type Person,
  PROTOCOL_VERSION,
  type SentPrompt,
  type ServerMessage,
  type TableCard,
} from '@belfry/protocol';
import { WebSocket } from 'ws';

export type Answered =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly reason: string; readonly said?: Sentence };

const PATIENCE_MS = 60_000;

/** A person with a browser, for tests: keeps what it was told, and says what it wants. */
export class Client {
  readonly base: string;
  cookie = '';
  code = '';
  /** Every frame as it came. */
  frames: string[] = [];
  you: Person | null = null;
  table: TableCard | null = null;
  view: View | null = null;
  prompts: readonly SentPrompt[] = [];
  /** All that it was told of the game. */
  events: SeenEvent[] = [];
  talk: Line[] = [];
  /** How many lines came before those, and the claims among them that still hold. */
  talkFrom = 0;
  claims: readonly Line[] = [];
  clocks: Clocks | null = null;
  online: readonly string[] = [];
  bye: Bye | null = null;
  inputs: number | null = null;
  steps: number[] | null = null;
  offers: OpenOffer[] | null = null;
  cursor: { epoch: string; seq: number } | null = null;
  screen = false;
  #ws: WebSocket | null = null;
  #asked = new Map<string, (answered: Answered) => void>();
  #waiting: { until: () => boolean; done: () => void }[] = [];
  #count = 0;
  /** A Storyteller who lets the table go on at once where nothing is left to decide. */
  goesOn = true;
  /** Words that are on their way: the prompt's id, and the command's. */
  readonly #words = new Map<string, string>();
  readonly #held: (() => void)[] = [];
  readonly #tag: string;

  constructor(base: string, tag = Math.random().toString(36).slice(2, 8)) {
    this.base = base;
    this.#tag = tag;
  }

  async http<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: T }> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) this.cookie = set.split(';')[0]!;
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, body: json as T };
  }

  async openTable(wish: OpenTable): Promise<this> {
    const { status, body } = await this.http<{ code: string; error?: string }>('POST', '/api/tables', wish);
    if (status !== 201) throw new Error(body.error);
    this.code = body.code;
    await this.connect();
    return this;
  }

  /** What this browser shows to the whole room: it comes by itself, whoever else sits in the same browser. */
  async showTable(code: string, name: string): Promise<this> {
    this.code = code;
    this.screen = true;
    await this.connect();
    await this.must({ do: 'join', name, as: 'spectator' });
    await this.until(() => this.table !== null, 'the table');
    return this;
  }

  async joinTable(code: string, name: string, as: 'player' | 'spectator' = 'player'): Promise<this> {
    const { status, body } = await this.http<{ error?: string }>('POST', `/api/tables/${code}/join`, { name, as });
    if (status !== 200) throw new Error(body.error);
    this.code = code;
    await this.connect();
    return this;
  }

  /** Opens a socket and says hello; comes back with the cursor when there is one. */
  async connect(): Promise<void> {
    const ws = new WebSocket(`${this.base.replace('http', 'ws')}/ws`, { headers: { cookie: this.cookie } });
    this.#ws = ws;
    this.bye = null;
    this.#words.clear();
    let welcomed = false;
    ws.on('message', (data) => {
      if (this.#ws !== ws) return;
      const text = String(data);
      welcomed ||= text.startsWith('{"t":"welcome"');
      this.#take(text);
    });
    await new Promise((resolve, reject) => {
      ws.on('open', resolve);
      ws.on('error', reject);
    });
    ws.on('error', () => {});
    const screen = this.screen ? { screen: true } : {};
    const cursor = this.cursor === null ? {} : { cursor: this.cursor };
    ws.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: this.code, ...screen, ...cursor }));
    await this.until(() => welcomed || this.bye !== null, 'welcome');
  }

  send(text: string): void {
    this.#ws!.send(text);
  }
  get isOpen(): boolean {
    return this.#ws?.readyState === WebSocket.OPEN;
  }

  /** Without a word, as a phone in a tunnel does. */
  drop(): void {
    this.#ws?.terminate();
    this.#ws = null;
  }
  close(): void {
    this.#ws?.close();
    this.#ws = null;
  }

  do(cmd: Command, id = `${this.#tag}-${++this.#count}`): Promise<Answered> {
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.send(JSON.stringify({ t: 'do', id, cmd }));
    });
  }

  /** Does it, and fails loudly when it is refused. */
  async must(cmd: Command): Promise<void> {
    const answered = await this.do(cmd);
    if (!answered.ok) throw new Error(`${JSON.stringify(cmd)} was refused: ${answered.reason}`);
  }

  answer(prompt: Pick<SentPrompt, 'id'>, choice: Json, seat?: SeatId): Promise<void> {
    return this.must({ do: 'answer', prompt: prompt.id, choice, ...(seat === undefined ? {} : { seat }) });
  }

  async until(holds: () => boolean, what = 'something'): Promise<void> {
    if (this.#words.size === 0 && holds()) return;
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((done, fail) => {
        timer = setTimeout(() => fail(new Error(`Waited in vain for ${what}.`)), PATIENCE_MS);
        this.#waiting.push({ until: holds, done });
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Says the word that by hand is asked for after each act. Until it was taken, nothing else is noticed, so that a test
   * reads like a game in which nobody has to be asked.
   */
  #goOn(): void {
    if (!this.goesOn) return;
    const isWord = ({ id }: SentPrompt) => id.startsWith('word.');
    for (const { id } of this.prompts.filter(isWord)) {
      if (this.#words.has(id)) continue;
      this.#words.set(id, `${this.#tag}-${++this.#count}`);
      this.send(JSON.stringify({ t: 'do', id: this.#words.get(id), cmd: { do: 'answer', prompt: id, choice: true } }));
    }
    this.prompts = this.prompts.filter((prompt) => !isWord(prompt));
  }

  #answered(id: string, answered: Answered): void {
    const word = [...this.#words].find(([, command]) => command === id);
    if (word !== undefined) this.#words.delete(word[0]);
    else this.#held.push(() => this.#settle(id, answered));
  }

  /** Tells the test what has come, unless a word is on its way. */
  #notice(): void {
    if (this.#words.size > 0) return;
    for (const settle of this.#held.splice(0)) settle();
    this.#waiting = this.#waiting.filter(({ until, done }) => {
      if (!until()) return true;
      done();
      return false;
    });
  }

  #take(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case 'welcome':
        this.you = message.you;
        break;
      case 'snapshot':
        this.cursor = { epoch: message.epoch, seq: message.seq };
        ({ you: this.you, table: this.table, view: this.view, prompts: this.prompts, clocks: this.clocks } = message);
        this.events = message.events;
        this.talk = message.talk;
        this.talkFrom = message.talkFrom;
        this.claims = message.claims;
        this.inputs = message.inputs;
        this.steps = message.steps;
        this.offers = message.offers;
        break;
      case 'update':
        if (message.seq !== this.cursor!.seq + 1) throw new Error(`A gap: ${this.cursor!.seq} then ${message.seq}`);
        this.cursor = { ...this.cursor!, seq: message.seq };
        if (message.you !== undefined) this.you = message.you;
        if (message.table !== undefined) this.table = message.table;
        if (message.prompts !== undefined) this.prompts = message.prompts;
        if (message.clocks !== undefined) this.clocks = message.clocks;
        if (message.offers !== undefined) this.offers = message.offers;
        if (message.inputs !== undefined) {
          const { inputs, steps = [] } = message;
          this.inputs = inputs;
          this.steps = [...(this.steps ?? []).slice(0, inputs - steps.length), ...steps];
        }
        for (const fact of message.events ?? []) see(this.view!, fact);
        this.events.push(...(message.events ?? []));
        this.talk.push(...(message.talk ?? []));
        break;
      case 'ack':
        this.#answered(message.id, { ok: true });
        break;
      case 'reject':
        this.#answered(message.id, {
          ok: false,
          code: message.code,
          reason: message.reason,
          ...(message.said === undefined ? {} : { said: message.said }),
        });
        break;
      case 'presence':
        this.online = message.online;
        break;
      case 'older':
        this.talk.unshift(...message.talk);
        this.talkFrom = message.from;
        break;
      case 'bye':
        this.bye = message;
        this.#words.clear();
        break;
    }
    if (message.t === 'snapshot' || message.t === 'update') this.#goOn();
    this.#notice();
  }

  #settle(id: string, answered: Answered): void {
    this.#asked.get(id)?.(answered);
    this.#asked.delete(id);
  }
}
