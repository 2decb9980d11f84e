import type { SeenEvent } from '@belfry/engine';
import { type Command, PROTOCOL_VERSION, type SentPrompt, type ServerMessage } from '@belfry/protocol';
import { WebSocket } from 'ws';
import type { Farm } from './farm.ts';

const NO_ANSWER_MS = 2_500;
const SESSION_TRIES = 40;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export type Answer = 'ack' | 'reject';

interface Pending {
  readonly cmd: Command;
  readonly sentAt: number;
  resolve(answer: Answer): void;
}

/** Times at which somebody was without their table, in milliseconds of the steady clock. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/**
 * Somebody with a browser who comes back by themselves, to any node: with the cursor, and with what was not answered. Keeps
 * whatever it was told, and complains when that does not fit together.
 */
export class Person {
  readonly tag: string;
  cookie = '';
  code = '';
  person: string | null = null;
  events: SeenEvent[] = [];
  lines = new Set<string>();
  prompts: readonly SentPrompt[] = [];
  over = false;
  readonly acknowledged = new Set<string>();
  readonly refused = new Set<string>();
  /** From losing the line to being back. */
  readonly gaps: Gap[] = [];
  /** From sending a command to its answer. */
  readonly waits: Gap[] = [];
  /** When something was refused because of trouble at the other end: one has to do it again. */
  readonly turnedDown: number[] = [];
  readonly complaints: string[] = [];
  /** Where the socket is. */
  url = '';
  readonly #farm: Farm;
  readonly #chance: () => number;
  readonly #pending = new Map<string, Pending>();
  #ws: WebSocket | null = null;
  #cursor: { epoch: string; seq: number } | null = null;
  #lostAt: number | null = null;
  #count = 0;
  #gone = false;
  #looked: (() => void)[] = [];

  constructor(farm: Farm, tag: string, chance: () => number) {
    this.#farm = farm;
    this.tag = tag;
    this.#chance = chance;
  }

  get isBack(): boolean {
    return this.#lostAt === null && this.#ws !== null;
  }
  get waiting(): number {
    return this.#pending.size;
  }

  /** Asked again elsewhere while nobody answers: for what may be done twice. */
  async http<T>(path: string, body: unknown): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        const response = await fetch(`${this.#farm.pick(this.#chance)}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(this.cookie === '' ? {} : { cookie: this.cookie }) },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(10_000),
        });
        const set = response.headers.getSetCookie()[0];
        if (set !== undefined) this.cookie = set.split(';')[0]!;
        if (response.ok) return (await response.json()) as T;
        throw new Error(`${path}: ${response.status} ${await response.text()}`);
      } catch (error) {
        if (tries >= SESSION_TRIES) throw error;
        await wait(250);
      }
    }
  }

  connect(): void {
    if (this.#gone) return;
    this.#lostAt ??= performance.now();
    this.url = this.#farm.pick(this.#chance);
    const ws = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
      handshakeTimeout: 1_500,
    });
    this.#ws = ws;
    const late = setTimeout(() => ws.terminate(), NO_ANSWER_MS + 3_500);
    let retryInMs: number | null = null;
    ws.on('open', () => {
      const cursor = this.#cursor === null ? {} : { cursor: this.#cursor };
      ws.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: this.code, ...cursor }));
    });
    ws.on('message', (data) => {
      if (this.#ws !== ws) return;
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'bye') {
        retryInMs = message.retryInMs;
        if (retryInMs === null) this.complaints.push(`${this.tag} was sent away for good: ${message.code}`);
        ws.close();
      }
      if (message.t === 'welcome') clearTimeout(late);
      this.#hear(message, ws);
    });
    ws.on('error', () => {});
    ws.on('close', () => {
      clearTimeout(late);
      if (this.#ws !== ws) return;
      this.#ws = null;
      if (this.#gone) return;
      this.#lostAt ??= performance.now();
      setTimeout(() => this.connect(), (retryInMs ?? 300) * (0.75 + this.#chance() / 2));
    });
  }

  /** The load balancer has given up the node. */
  cutOff(): void {
    this.#ws?.terminate();
  }

  leave(): void {
    this.#gone = true;
    this.#ws?.terminate();
    this.#ws = null;
  }

  do(cmd: Command): Promise<Answer> {
    const id = `${this.tag}-${++this.#count}`;
    return new Promise((resolve) => {
      this.#pending.set(id, { cmd, sentAt: performance.now(), resolve });
      if (this.#lostAt === null) this.#say({ t: 'do', id, cmd });
    });
  }

  /** Everything anew, so that what is missing cannot hide behind what is still to come. */
  async look(): Promise<void> {
    await new Promise<void>((done) => {
      this.#looked.push(done);
      this.#say({ t: 'look' });
    });
  }

  #say(message: object): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage, ws: WebSocket): void {
    switch (message.t) {
      case 'welcome':
        this.person = message.you?.person ?? this.person;
        return;
      case 'presence':
        // The last thing that one who comes back is told.
        if (this.#lostAt !== null && this.#ws === ws) {
          this.gaps.push({ from: this.#lostAt, to: performance.now() });
          this.#lostAt = null;
          for (const [id, { cmd }] of this.#pending) this.#say({ t: 'do', id, cmd });
          for (const _ of this.#looked.slice(0, 1)) this.#say({ t: 'look' });
        }
        return;
      case 'snapshot':
        this.#cursor = { epoch: message.epoch, seq: message.seq };
        this.#replace(message.events);
        this.prompts = message.prompts;
        this.over = message.table.stage === 'over';
        for (const { text } of message.talk) if (text !== null) this.lines.add(text);
        for (const done of this.#looked.splice(0)) done();
        return;
      case 'update':
        if (message.seq !== this.#cursor!.seq + 1) {
          this.complaints.push(`${this.tag}: ${message.seq} came after ${this.#cursor!.seq}`);
        }
        this.#cursor = { ...this.#cursor!, seq: message.seq };
        if (message.prompts !== undefined) this.prompts = message.prompts;
        if (message.table !== undefined) this.over = message.table.stage === 'over';
        this.events.push(...(message.events ?? []));
        for (const { text } of message.talk ?? []) if (text !== null) this.#heardLine(text);
        return;
      case 'ack':
        this.#answered(message.id, 'ack', '');
        return;
      case 'reject':
        this.#answered(message.id, 'reject', message.code);
        return;
    }
  }

  #heardLine(text: string): void {
    if (this.lines.has(text)) this.complaints.push(`${this.tag} heard "${text}" twice`);
    this.lines.add(text);
  }

  /** Nothing is taken back in these games: whatever was told once stays told. */
  #replace(events: SeenEvent[]): void {
    const before = JSON.stringify(this.events);
    if (JSON.stringify(events.slice(0, this.events.length)) !== before) {
      this.complaints.push(`${this.tag} was told something that a later snapshot does not know`);
    }
    this.events = events;
  }

  #answered(id: string, answer: Answer, code: string): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    this.waits.push({ from: pending.sentAt, to: performance.now() });
    (answer === 'ack' ? this.acknowledged : this.refused).add(id);
    if (code === 'trouble') this.turnedDown.push(performance.now());
    // A database that takes no writes is told of; any other refusal would be a fault of the test.
    if (answer === 'reject' && pending.cmd.do === 'say' && code !== 'trouble')
      this.complaints.push(`${this.tag} may not speak: ${code}`);
    pending.resolve(answer);
  }
}
