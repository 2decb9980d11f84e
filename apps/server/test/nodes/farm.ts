import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../postgres.ts';
import { FarmDatabase } from './database.ts';
import { Line, type Weather } from './line.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const PLENTY = '1000000000';
const HEALTH_EVERY_MS = 500;
const HEALTH_WITHIN_MS = 1_000;
/** So many looks in a row that fail: nobody is sent there, and whoever is there is cut off. */
const FAILS = 2;
const MOST_STARTS = 10;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** One node, its own line to the database, and the line over which others reach it. */
export class FarmNode {
  readonly index: number;
  readonly port: number;
  readonly url: string;
  readonly host: string;
  readonly data: string;
  readonly #farm: Farm;
  readonly #links: Line;
  readonly #store: Line;
  #linkPort = 0;
  #process: ChildProcess | null = null;
  storeWeather: Weather = 'fair';
  linkWeather: Weather = 'fair';
  /** What the load balancer believes. */
  isUp = true;
  #fails = 0;

  constructor(farm: Farm, index: number, port: number, data: string) {
    this.#farm = farm;
    this.index = index;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    // An address of its own, by which others know where a line comes from.
    this.host = process.platform === 'linux' ? `127.0.0.${10 + index}` : '127.0.0.1';
    this.data = data;
    mkdirSync(data, { recursive: true });
    // An address that follows the server that takes writes.
    this.#store = new Line({ host: '127.0.0.1', port: () => farm.database.port }, () => this.storeWeather);
    this.#links = new Line({ host: this.host, port: () => this.#linkPort }, (from) =>
      this.linkWeather === 'fair' ? (farm.byHost(from)?.linkWeather ?? 'fair') : this.linkWeather,
    );
  }

  async prepare(): Promise<void> {
    this.#linkPort = await freePort();
    await Promise.all([this.#store.open(), this.#links.open()]);
  }

  /** As whoever watches over a server does: one that does not come up, since its database is busy, is started again. */
  async start(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#start();
      } catch (error) {
        if (tries >= MOST_STARTS) throw error;
      }
    }
  }

  async #start(): Promise<void> {
    const store = new URL(this.#farm.database.url);
    store.port = String(this.#store.port);
    const child = spawn(process.execPath, ['--max-semi-space-size=32', MAIN], {
      env: {
        ...process.env,
        BELFRY_DATA: this.data,
        BELFRY_STORE: String(store),
        BELFRY_PORT: String(this.port),
        BELFRY_NODE_HOST: this.host,
        BELFRY_NODE_PORT: String(this.#linkPort),
        BELFRY_NODE_ADDRESS: `127.0.0.1:${this.#links.port}`,
        BELFRY_DRAIN_SECONDS: '1.5',
        BELFRY_LOG: 'silent',
        BELFRY_FRAMES_PER_SECOND: PLENTY,
        BELFRY_REQUESTS_PER_MINUTE: PLENTY,
        BELFRY_TABLES_PER_HOUR: PLENTY,
        BELFRY_SOCKETS_PER_ADDRESS: PLENTY,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((open, fail) => {
      child.stdout!.on('data', (text) => String(text).includes('open at') && open());
      child.once('exit', (code) => fail(new Error(`Node ${this.index} ended with ${code}.`)));
    });
    this.isUp = true;
    this.#fails = 0;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** Sends a signal that ends it, and waits for the end. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const ended = new Promise((done) => child.once('exit', done));
    this.#process = null;
    child.kill(signal);
    await ended;
  }

  /** As a load balancer does: who fails twice gets nobody, and loses whom it has. */
  async look(): Promise<void> {
    const answer = await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) }).catch(
      () => null,
    );
    const draining = answer?.status === 404;
    this.#fails = answer?.ok === true || draining ? 0 : this.#fails + 1;
    const alive = this.#fails < FAILS;
    if (this.isUp && !alive) this.#farm.cutOff(this);
    // One that was going to stop and then fails once is on its way out, not back: only one that says so is up again.
    this.isUp = answer?.ok === true || (this.isUp && alive && !draining);
  }

  weatherChanged(): void {
    this.#store.changed();
    this.#links.changed();
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#store.close();
    this.#links.close();
  }

  /** What went wrong there, in its own words. */
  troubles(): string[] {
    const folder = join(this.data, 'troubles');
    try {
      return readdirSync(folder).map((file) => {
        const { doing, error } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
          doing: string;
          error: { message: string };
        };
        return `${doing}: ${error.message}`;
      });
    } catch {
      return [];
    }
  }
}

/** A PostgreSQL, some nodes, and a load balancer in front of them. */
export class Farm {
  readonly folder: string;
  readonly database: FarmDatabase;
  readonly nodes: FarmNode[] = [];
  #looking = true;
  /** Those whose node was taken out by the load balancer. */
  onCut: (node: FarmNode) => void = () => {};

  private constructor(folder: string, database: FarmDatabase) {
    this.folder = folder;
    this.database = database;
  }

  static async open(count: number, flags: readonly string[] = []): Promise<Farm> {
    const folder = mkdtempSync(join(tmpdir(), 'belfry-farm-'));
    const farm = new Farm(folder, await FarmDatabase.open(flags));
    for (let index = 0; index < count; index++) {
      const node = new FarmNode(farm, index, await freePort(), join(folder, `node-${index}`));
      await node.prepare();
      farm.nodes.push(node);
    }
    try {
      await Promise.all(farm.nodes.map((node) => node.start()));
    } catch (error) {
      await farm.close();
      throw error;
    }
    for (const node of farm.nodes) void farm.#watch(node);
    return farm;
  }

  byHost(host: string): FarmNode | undefined {
    return this.nodes.find((node) => node.host === host && node.host !== '127.0.0.1');
  }

  /** Where the load balancer sends the next who comes. */
  pick(chance: () => number): string {
    const up = this.nodes.filter(({ isUp }) => isUp);
    const from = up.length === 0 ? this.nodes : up;
    return from[Math.floor(chance() * from.length)]!.url;
  }

  cutOff(node: FarmNode): void {
    this.onCut(node);
  }

  weatherChanged(): void {
    for (const node of this.nodes) node.weatherChanged();
  }

  sql(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.database.sql(text, values);
  }

  async close(): Promise<void> {
    this.#looking = false;
    for (const node of this.nodes) node.close();
    await this.database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #watch(node: FarmNode): Promise<void> {
    while (this.#looking) {
      await node.look();
      await wait(HEALTH_EVERY_MS);
    }
  }
}
