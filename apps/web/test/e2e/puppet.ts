import { type Json, type PromptKind, type SeatId, see, type View } from '@belfry/engine';
import {
  type Command,
  type Line,
  type OpenTable,
  PROTOCOL_VERSION,
  type SentPrompt,
  type ServerMessage,
  type TableCard,
} from '@belfry/protocol';

const PATIENCE_MS = 10_000;

/** A player without a browser: sits, answers, raises a hand. For the seats that a test does not look at. */
export class Puppet {
  readonly base: string;
  readonly name: string;
  code = '';
  view: View | null = null;
  table: TableCard | null = null;
  seat: SeatId | null = null;
  prompts: readonly SentPrompt[] = [];
  talk: Line[] = [];
  #cookie = '';
  #ws: WebSocket | null = null;
  #count = 0;
  readonly #chosen = new Set<string>();
  readonly #asked = new Map<string, (refusal: string | null) => void>();

  constructor(base: string, name: string) {
    this.base = base;
    this.name = name;
  }

  async #post(path: string, body: unknown): Promise<Record<string, string>> {
    const response = await fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) this.#cookie = set.split(';')[0]!;
    const answer = (await response.json()) as Record<string, string>;
    if (!response.ok) throw new Error(answer.error);
    return answer;
  }

  async open(wish: Omit<OpenTable, 'name'>): Promise<string> {
    this.code = (await this.#post('/api/tables', { name: this.name, ...wish })).code!;
    await this.#connect();
    return this.code;
  }

  async join(code: string, chair: number | null): Promise<this> {
    await this.#post(`/api/tables/${code}/join`, { name: this.name, as: 'player' });
    this.code = code;
    await this.#connect();
    if (chair !== null) await this.do({ do: 'sit', seat: chair });
    return this;
  }

  async #connect(): Promise<void> {
    // Node's own WebSocket takes headers, which a browser's does not.
    const options = { headers: { cookie: this.#cookie } } as unknown as string[];
    const ws = new WebSocket(`${this.base.replace('http', 'ws')}/ws`, options);
    this.#ws = ws;
    ws.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as ServerMessage);
    await new Promise((resolve) => {
      ws.onopen = resolve;
    });
    ws.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: this.code }));
    await this.until(() => this.table !== null);
  }

  #take(message: ServerMessage): void {
    if (message.t === 'snapshot') {
      ({ view: this.view, table: this.table, prompts: this.prompts, talk: this.talk } = message);
      this.seat = message.you?.seat ?? null;
    } else if (message.t === 'update') {
      for (const fact of message.events ?? []) see(this.view!, fact);
      if (message.prompts !== undefined) this.prompts = message.prompts;
      this.talk.push(...(message.talk ?? []));
      if (message.table !== undefined) this.table = message.table;
      if (message.you !== undefined) this.seat = message.you?.seat ?? null;
    } else if (message.t === 'ack') this.#asked.get(message.id)?.(null);
    else if (message.t === 'reject') this.#asked.get(message.id)?.(message.reason);
  }

  async do(cmd: Command): Promise<void> {
    const id = `${this.name}-${++this.#count}`;
    const refusal = await new Promise<string | null>((resolve) => {
      this.#asked.set(id, resolve);
      this.#ws!.send(JSON.stringify({ t: 'do', id, cmd }));
    });
    if (refusal !== null) throw new Error(`${this.name} may not ${JSON.stringify(cmd)}: ${refusal}`);
  }

  /** Chooses and does not wait: while the Storyteller rules on what follows, the server keeps its acknowledgement back. */
  choose(choice: (from: readonly SeatId[], max: number) => readonly SeatId[]): void {
    const asked = this.prompts.find((p) => p.kind === 'choose' && !this.#chosen.has(p.id));
    if (asked?.options.pick !== 'players') return;
    this.#chosen.add(asked.id);
    const picked = [...choice(asked.options.from, asked.options.max)];
    this.do({ do: 'answer', prompt: asked.id, choice: picked }).catch(() => {});
  }

  async answer(kind: PromptKind, choice: Json): Promise<void> {
    await this.until(() => this.prompts.some((p) => p.kind === kind));
    const prompt = this.prompts.find((p) => p.kind === kind)!;
    await this.do({ do: 'answer', prompt: prompt.id, choice });
  }

  async until(holds: () => boolean): Promise<void> {
    const begun = Date.now();
    while (!holds()) {
      if (Date.now() - begun > PATIENCE_MS) throw new Error(`${this.name} waited in vain: ${String(holds)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** As Storyteller: takes every suggestion until the game stands still at something else. */
  async takeSuggestions(): Promise<void> {
    for (;;) {
      const ruling = this.prompts.find((p) => p.kind === 'ruling' || p.kind === 'by-hand');
      if (ruling === undefined) return;
      await this.do({ do: 'answer', prompt: ruling.id, choice: ruling.suggestion!.choice });
    }
  }

  /** As Storyteller by hand: what follows from a nomination waits for their word. */
  async goOn(): Promise<void> {
    await this.until(() => this.prompts.some(({ kind }) => kind === 'ruling'));
    await this.takeSuggestions();
  }

  close(): void {
    this.#ws?.close();
  }
}
