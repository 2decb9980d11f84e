import { WebSocket } from 'ws';

export const SOCKETS = 10;

/** The commands of an endless scripted game, and what every socket of the table must see of each. */
export interface Command {
  /** Which of the ten sends it; 0 is the Storyteller. */
  readonly from: number;
  /** The frame, once its id is known. */
  frame(id: string): string;
  /** Text in the frame that everybody gets; null where only the acknowledgement is waited for. */
  readonly needle: string | null;
  /** Who must get it, if not all ten. */
  readonly to?: readonly number[];
  /** Its acknowledgement comes only after the next command: somebody else has to say a word first. */
  readonly isHeldUp?: boolean;
}

/** What one command came to on the wire. */
export interface Traced {
  readonly from: number;
  readonly sizes: readonly number[][];
}

/** Ten sockets at one table: one command at a time, timed from sending it to its arrival at the last of the ten. */
export class Table {
  readonly sockets: WebSocket[] = [];
  /** Every command with the bytes of each frame that each of the ten got, once somebody wants to know. */
  trace: Traced[] | null = null;
  /** Latest prompts frame of each socket, for scripts that need it. */
  onFrame: ((socket: number, text: string) => void) | null = null;
  #needle: string | null = null;
  #id = '';
  #missing = new Set<number>();
  #acknowledged = true;
  #done: (() => void) | null = null;
  #count = 0;
  #closing = false;

  add(socket: WebSocket): void {
    const index = this.sockets.push(socket) - 1;
    socket.on('message', (data: Buffer) => this.#hear(index, data.toString('latin1')));
    socket.on('close', (code) => {
      if (this.#closing) return;
      console.error(`A socket was closed with ${code}: the figures would mean nothing.`);
      process.exit(1);
    });
  }

  #hear(index: number, text: string): void {
    this.onFrame?.(index, text);
    if (!text.startsWith('{"t":"ack"')) this.trace?.at(-1)?.sizes[index]?.push(text.length);
    if (this.#needle !== null && this.#missing.has(index) && text.includes(this.#needle)) {
      this.#missing.delete(index);
    } else if (!this.#acknowledged && text.includes(this.#id)) {
      if (text.includes('"reject"')) throw new Error(`A scripted command was refused: ${text}`);
      this.#acknowledged = true;
    }
    if (this.#acknowledged && this.#missing.size === 0 && this.#done !== null) {
      const done = this.#done;
      this.#done = null;
      done();
    }
  }

  /** Milliseconds until the last socket had it. */
  async run({ from, frame, needle, to = [...this.sockets.keys()], isHeldUp = false }: Command): Promise<number> {
    this.trace?.push({ from, sizes: this.sockets.map(() => []) });
    this.#needle = needle;
    this.#missing = new Set(needle === null ? [] : to);
    this.#acknowledged = isHeldUp;
    this.#id = `"c${++this.#count}"`;
    const began = performance.now();
    await new Promise<void>((done) => {
      this.#done = done;
      this.sockets[from]!.send(frame(`c${this.#count}`));
    });
    return performance.now() - began;
  }

  close(): void {
    this.#closing = true;
    for (const socket of this.sockets) socket.terminate();
  }
}

export interface Figures {
  readonly commandsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly commands: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Runs all tables for a while: each `everyMs` (null: as fast as the answers come). */
export async function measure(
  tables: readonly { readonly table: Table; next(): Command }[],
  seconds: number,
  everyMs: number | null,
): Promise<Figures> {
  const times: number[] = [];
  let commands = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    tables.map(async ({ table, next }, index) => {
      // Spread evenly over the interval: people do not act in step.
      if (everyMs !== null) await new Promise((done) => setTimeout(done, (everyMs * index) / tables.length));
      while (performance.now() < until) {
        const command = next();
        const ms = await table.run(command);
        commands++;
        if (command.needle !== null) times.push(ms);
        if (everyMs !== null) await new Promise((done) => setTimeout(done, Math.max(0, everyMs - ms)));
      }
    }),
  );
  times.sort((a, b) => a - b);
  const elapsed = (performance.now() - began) / 1000;
  return {
    commandsPerSecond: Math.round(commands / elapsed),
    p50: round(at(times, 0.5)),
    p99: round(at(times, 0.99)),
    commands,
  };
}

export const openSocket = (url: string, cookie?: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    });
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
