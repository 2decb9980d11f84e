// One side of `npm run bench:server -- --turns N`: a server of its own and all who play there. It plays when it is told to.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAll, type Playing, warmUp } from './server-crowd.ts';
import { measure, type Traced } from './server-load.ts';
import type { Probed } from './server-probe.ts';
import { Server, UNLIMITED } from './server-process.ts';
import { bareTable, belfryTable } from './server-script.ts';

export interface SideNeeds {
  /** The server's main module: Belfry's of some tree. The bare broadcaster where there is a trace for it. */
  readonly main: string;
  readonly trace: readonly Traced[] | null;
  readonly tables: number;
  readonly flags: readonly string[];
  readonly nightsEveryMs: number;
}

export type Asked =
  | { readonly do: 'open'; readonly needs: SideNeeds }
  | { readonly do: 'play'; readonly seconds: number }
  | { readonly do: 'trace' }
  | { readonly do: 'weigh' }
  | { readonly do: 'stop' };

/** What one turn came to, in milliseconds of processor time of the server: of its main thread, by itself and in the kernel, and of all others. */
export interface Turn {
  readonly commands: number;
  readonly commandsPerSecond: number;
  readonly itself: number;
  readonly kernel: number;
  readonly others: number;
}
export interface Weight {
  readonly heapBytes: number;
  readonly decisions: number;
}

/** One round of the script: enough for the broadcaster to do the same. */
const TRACED = 200;

class Side {
  readonly #server: Server;
  readonly #all: readonly Playing[];
  readonly #data: string;
  readonly #empty: Probed;
  #commands = 0;

  private constructor(server: Server, all: readonly Playing[], data: string, empty: Probed) {
    this.#server = server;
    this.#all = all;
    this.#data = data;
    this.#empty = empty;
    all[0]!.table.trace = [];
  }

  static async open({ main, trace, tables, flags, nightsEveryMs }: SideNeeds): Promise<Side> {
    const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
    const server = await Server.start(main, { ...UNLIMITED, BELFRY_DATA: data }, flags);
    const { url } = server;
    const open = (index: number) => (trace === null ? belfryTable([url]) : bareTable(url, index, trace));
    await warmUp(open);
    const empty = await server.probe('memory');
    return new Side(server, await openAll(tables, open, nightsEveryMs), data, empty);
  }

  async play(seconds: number): Promise<Turn> {
    const before = await this.#server.probe('cpu');
    const { commands, commandsPerSecond } = await measure(this.#all, seconds, null);
    const after = await this.#server.probe('cpu');
    const itself = after.main.user - before.main.user;
    const kernel = after.main.system - before.main.system;
    const others = after.cpuMs - before.cpuMs - itself - kernel;
    this.#commands += commands;
    return { commands, commandsPerSecond, itself, kernel, others };
  }

  /** The latest command may still be on its way. */
  trace(): readonly Traced[] {
    return this.#all[0]!.table.trace!.slice(0, -1).slice(-TRACED);
  }

  async weigh(): Promise<Weight> {
    const { heapBytes } = await this.#server.probe('memory');
    const tables = this.#all.length;
    return { heapBytes: (heapBytes - this.#empty.heapBytes) / tables, decisions: this.#commands / tables };
  }

  async stop(): Promise<void> {
    for (const { table } of this.#all) table.close();
    await this.#server.stop('at once');
    rmSync(this.#data, { recursive: true, force: true });
  }
}

let side: Side | null = null;

async function answer(asked: Asked): Promise<unknown> {
  if (asked.do === 'open') {
    side = await Side.open(asked.needs);
    return null;
  }
  if (side === null) throw new Error('Nothing is open yet.');
  if (asked.do === 'play') return side.play(asked.seconds);
  if (asked.do === 'trace') return side.trace();
  return asked.do === 'weigh' ? side.weigh() : side.stop();
}

process.on('message', async (asked: Asked) => {
  process.send!((await answer(asked)) ?? null);
  if (asked.do === 'stop') process.exit(0);
});
