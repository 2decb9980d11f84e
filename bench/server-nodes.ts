import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestPostgres, testPostgres } from '../apps/server/test/postgres.ts';
import type { Probed } from './server-probe.ts';
import { Server, UNLIMITED } from './server-process.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Several nodes over one PostgreSQL on this machine, measured as one server, and what the database costs beside them. */
export class Nodes {
  readonly urls: readonly string[];
  readonly #nodes: readonly Server[];
  readonly #postgres: TestPostgres;
  readonly #folder: string;

  private constructor(nodes: readonly Server[], postgres: TestPostgres, folder: string) {
    this.#nodes = nodes;
    this.#postgres = postgres;
    this.#folder = folder;
    this.urls = nodes.map(({ url }) => url);
  }

  static async start(count: number): Promise<Nodes> {
    const folder = mkdtempSync(join(tmpdir(), 'belfry-bench-nodes-'));
    // Flushed to disk on every commit, as it would be.
    const postgres = await testPostgres(['-c', 'max_connections=300', '-c', 'shared_buffers=256MB']);
    const store = await postgres.database();
    const nodes = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        Server.start('../apps/server/src/main.ts', {
          ...UNLIMITED,
          BELFRY_STORE: store,
          BELFRY_DATA: join(folder, String(index)),
        }),
      ),
    );
    return new Nodes(nodes, postgres, folder);
  }

  async probe(what: 'memory' | 'cpu'): Promise<Probed> {
    const probed = await Promise.all(this.#nodes.map((node) => node.probe(what)));
    const sum = (of: (one: Probed) => number) => probed.reduce((total, one) => total + of(one), 0);
    return {
      heapBytes: sum(({ heapBytes }) => heapBytes),
      rssBytes: sum(({ rssBytes }) => rssBytes),
      cpuMs: sum(({ cpuMs }) => cpuMs),
      main: { user: sum(({ main }) => main.user), system: sum(({ main }) => main.system) },
      databaseMs: this.#postgres.pid === null ? 0 : cpuOf(this.#postgres.pid()),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.stop('at once')));
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Processor time of a process, its children, and those of them that have ended. */
function cpuOf(parent: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const text = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      // After the name: state, parent, …; the 12th and 13th are its own time, the 14th and 15th that of ended children.
      const own = Number(fields[11]) + Number(fields[12]);
      if (Number(entry) === parent) ticks += own + Number(fields[13]) + Number(fields[14]);
      else if (Number(fields[1]) === parent) ticks += own;
    } catch {
      // It has ended in between.
    }
  }
  return ticks * TICK_MS;
}
