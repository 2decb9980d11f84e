import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { random } from '@belfry/engine';
import type { OwnModules } from '@belfry/testkit/homebrew';
import { pino } from 'pino';
import { addressOf } from './address.ts';
import { backUp } from './backup.ts';
import { Attendance } from './bots/attendance.ts';
import { steadyClock } from './clock.ts';
import { type Config, configFrom } from './config.ts';
import { Guesses } from './guesses.ts';
import { House } from './house.ts';
import { httpApp } from './http/app.ts';
import { Limiter } from './limiter.ts';
import { Metrics, serveMetrics } from './metrics.ts';
import { optionsIn, ownCharacters } from './own-characters.ts';
import { policies } from './policies.ts';
import type { Rooms } from './rooms.ts';
import { Signer } from './signing.ts';
import { Sockets } from './sockets.ts';
import { memoryStore } from './store/memory.ts';
import { sqliteStore } from './store/sqlite.ts';
import { BadStore, type Store } from './store/store.ts';
import type { Policies } from './table/storyteller.ts';
import { Troubles } from './troubles.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Where the figures are, when they are anywhere. */
  readonly metricsUrl: string | null;
  readonly house: House;
  readonly store: Store;
  /** Writes down what went wrong and was caught nowhere else. */
  lastNet(error: unknown): void;
  /** Finishes what was begun, tells clients to come back, and closes the store. */
  close(): Promise<void>;
}

/** What tests may put in place of the world. */
export interface World {
  readonly store?: Store;
  readonly policies?: Policies;
  /** How long bots think: 1 is people's pace. */
  readonly botPace?: number;
  now?(): number;
  bytes?(count: number): Uint8Array;
}

const RETRY_MS = 1_000;
const HANG_UP_MS = 500;

export async function startServer(
  config: Config,
  world: World = {},
  own: OwnModules | null = null,
): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, redact: ['req.headers', 'headers', 'cookie', 'secret', 'token'] });
  const store = world.store ?? (config.data === null ? memoryStore() : sqliteStore(join(config.data, 'belfry.sqlite')));
  const now = world.now ?? steadyClock();
  const bytes = world.bytes ?? randomBytes;
  const token = (count: number) => Buffer.from(bytes(count)).toString('base64url');
  const metrics = new Metrics();
  metrics.gauge('resident_memory_bytes', () => process.memoryUsage.rss());
  const trouble = new Troubles(log, metrics, config.data).report;
  const house = new House({
    store,
    policies: world.policies ?? policies,
    metrics,
    now,
    bytes,
    random: () => random(token(24)),
    trouble,
    bots: new Attendance({
      random: () => random(token(24)),
      token: () => token(12),
      pace: world.botPace ?? 1,
      trouble,
    }),
    characters: config.characters,
    idleMs: config.idleMs,
    graceMs: config.graceMs,
  });
  const { limits } = config;
  const rooms: Rooms = {
    config,
    house,
    store,
    signer: new Signer(config.secret),
    metrics,
    limits: {
      requests: new Limiter(limits.requestsPerMinute, limits.requestsPerMinute / 60, now),
      tables: new Limiter(limits.tablesPerHour, limits.tablesPerHour / 3600, now),
      frames: new Limiter(limits.framesAtOnce, limits.framesPerSecond, now),
    },
    trouble,
    guesses: new Guesses(new Limiter(limits.wrongCodesPerMinute, limits.wrongCodesPerMinute / 60, now)),
    addressOf: (knock) => addressOf(knock, config.proxyHops),
    now,
    token,
  };
  const app = await httpApp(rooms, log, own);
  await app.listen({ host: config.host, port: config.port });
  const sockets = new Sockets(app.server, rooms);
  const figures = config.metrics === null ? null : await serveMetrics(metrics, config.metrics);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const url = config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  log.info({ port }, 'open');
  return {
    url,
    port,
    metricsUrl: figures?.url ?? null,
    house,
    store,
    lastNet: (error) => trouble(error, { game: '', records: 0, doing: 'process' }),
    async close() {
      await house.close({ say: 'server.stopping' }, RETRY_MS);
      sockets.close({ say: 'server.stopping' }, RETRY_MS);
      await new Promise((done) => setTimeout(done, 20));
      const hangUp = setTimeout(() => sockets.cut(), HANG_UP_MS);
      await Promise.all([app.close(), figures?.close()]);
      clearTimeout(hangUp);
      sockets.cut();
      await store.close();
      log.info('closed');
    },
  };
}

async function main(): Promise<void> {
  // The store holds what people whispered: it and its backups are nobody else's.
  process.umask(0o077);
  try {
    const config = configFrom({ ...process.env, ...optionsIn(process.argv.slice(2)) });
    const own = config.characters === null ? null : await ownCharacters(config.characters);
    if (own !== null) console.log(own.said);
    const server = await startServer(config, {}, own?.modules);
    // Nothing should get this far. If something does, it is not worth everybody's game: tables are what their logs say.
    process.on('uncaughtException', server.lastNet);
    process.on('unhandledRejection', server.lastNet);
    console.log(`Belfry is open at ${server.url}`);
    let closing = false;
    const stop = () => {
      if (closing) return;
      closing = true;
      void server.close().then(() => process.exit(0));
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('SIGUSR2', () => {
      backUp(server.store, config.data ?? 'data', config.secret).then(
        (to) => console.log(`Backed up to ${to}.sqlite and ${to}.secret`),
        (error: unknown) => console.error(`The backup failed: ${(error as Error).message}`),
      );
    });
  } catch (error) {
    const known =
      error instanceof BadStore ||
      error instanceof RangeError ||
      (error instanceof Error && error.name === 'BadFolder');
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') console.error('Belfry: that port is taken. Set BELFRY_PORT to another one.');
    else console.error(known ? `Belfry: ${(error as Error).message}` : error);
    process.exit(1);
  }
}

if (import.meta.main) await main();
