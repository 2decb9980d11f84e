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
import { addressesInRoom, invitation } from './in-room.ts';
import { Limiter } from './limiter.ts';
import { Metrics, serveMetrics } from './metrics.ts';
import { Carrier } from './nodes/carrier.ts';
import { FrontDesk } from './nodes/front-desk.ts';
import { join as joinOthers } from './nodes/joined.ts';
import type { Leases } from './nodes/leases.ts';
import { Node } from './nodes/node.ts';
import { optionsIn } from './options.ts';
import { ownCharacters } from './own-characters.ts';
import { policies } from './policies.ts';
import type { Rooms } from './rooms.ts';
import { Signer } from './signing.ts';
import { Sockets } from './sockets.ts';
import { BadStore, type Store } from './store/store.ts';
import { MOVED, STOPPING } from './table/closed.ts';
import type { Policies } from './table/storyteller.ts';
import { Troubles } from './troubles.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Where the figures are, when they are anywhere. */
  readonly metricsUrl: string | null;
  /** How phones in the same network reach it, the likeliest first; none unless they are to come. */
  readonly inRoom: readonly string[];
  readonly house: House;
  readonly store: Store;
  /** Writes down what went wrong and was caught nowhere else. */
  lastNet(error: unknown): void;
  /** Tells whoever sends people here to send them elsewhere, and goes on for as long as that takes them. */
  drain(): Promise<void>;
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
  /** Under which addresses this computer is known in the room. */
  addresses?(): readonly string[];
}

const RETRY_MS = 1_000;
/** Another node goes on at once; not everybody has to come in the same instant. */
const MOVE_MS = { least: 20, spread: 200 };
/** Nobody is let in here until there is a lease, or a database: everybody asking many times a second would keep it from that. */
const NOT_NOW_MS = { least: 300, spread: 700 };
const TRY_AGAIN_MS = 5_000;
const within = ({ least, spread }: typeof MOVE_MS): number => least + Math.round(Math.random() * spread);
const HANG_UP_MS = 500;

export async function startServer(
  config: Config,
  world: World = {},
  own: OwnModules | null = null,
): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, redact: ['req.headers', 'headers', 'cookie', 'secret', 'token'] });
  const file = config.data === null ? null : join(config.data, 'belfry.sqlite');
  const { store, ownership, leases, secret, wall } = await joinOthers(config, file, world.store);
  const now = world.now ?? steadyClock(wall);
  const shared = leases !== null;
  const retryInMs = () => (shared ? within(MOVE_MS) : RETRY_MS);
  const bytes = world.bytes ?? randomBytes;
  const token = (count: number) => Buffer.from(bytes(count)).toString('base64url');
  const metrics = new Metrics();
  metrics.gauge('resident_memory_bytes', () => process.memoryUsage.rss());
  const trouble = new Troubles(log, metrics, config.data).report;
  const house = new House({
    store,
    ownership,
    shared,
    retryInMs,
    policies: world.policies ?? policies,
    // The thread has Belfry's own policies and knows no others.
    playsOn: world.policies === undefined,
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
  let draining = false;
  let inRoom: readonly string[] = [];
  const carrier = leases === null ? null : carrierOf(leases);
  const node = leases === null || carrier === null ? null : nodeOf(leases, carrier);
  const rooms: Rooms = {
    config,
    house,
    desk: new FrontDesk(house, ownership, carrier),
    shared,
    serves: () => !house.isClosed && node?.serves !== false,
    isDraining: () => draining,
    retryInMs,
    // One that stops needs nothing back, and another node lets them in.
    notNowMs: () => (shared ? within(house.isClosed ? MOVE_MS : NOT_NOW_MS) : TRY_AGAIN_MS),
    store,
    signer: new Signer(secret),
    metrics,
    limits: {
      requests: new Limiter(limits.requestsPerMinute, limits.requestsPerMinute / 60, now),
      tables: new Limiter(limits.tablesPerHour, limits.tablesPerHour / 3600, now),
      frames: new Limiter(limits.framesAtOnce, limits.framesPerSecond, now),
    },
    trouble,
    guesses: new Guesses(new Limiter(limits.wrongCodesPerMinute, limits.wrongCodesPerMinute / 60, now)),
    addressOf: (knock) => addressOf(knock, config.proxyHops),
    urlInRoom: () => inRoom[0] ?? null,
    now,
    token,
  };
  const app = await httpApp(rooms, log, own);
  const sockets = new Sockets(app.server, rooms);
  await node?.open();
  await app.listen({ host: config.host, port: config.port });
  const figures = config.metrics === null ? null : await serveMetrics(metrics, config.metrics);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const here = config.lan ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = config.publicUrl ?? `http://${here}:${port}`;
  if (config.lan) inRoom = (world.addresses ?? addressesInRoom)().map((address) => `http://${address}:${port}`);
  log.info({ port }, 'open');
  return {
    url,
    port,
    metricsUrl: figures?.url ?? null,
    inRoom,
    house,
    store,
    lastNet: (error) => trouble(error, { game: '', records: 0, doing: 'process' }),
    async drain() {
      draining = true;
      await new Promise((done) => setTimeout(done, config.drainMs));
    },
    async close() {
      await house.close(STOPPING);
      if (shared) await sockets.sendAwayOneByOne(STOPPING);
      sockets.close(STOPPING);
      await new Promise((done) => setTimeout(done, 20));
      const hangUp = setTimeout(() => sockets.cut(), HANG_UP_MS);
      await Promise.all([app.close(), figures?.close()]);
      clearTimeout(hangUp);
      sockets.cut();
      await node?.close();
      await store.close();
      log.info('closed');
    },
  };

  function carrierOf(among: Leases): Carrier {
    const key = config.node.secret ?? secret;
    return new Carrier({ ...config.node, secret: key, house, name: () => among.name, retryInMs });
  }

  function nodeOf(among: Leases, lines: Carrier): Node {
    const sendAway = async (tables: Promise<void>) => {
      sockets.sendAway(MOVED);
      await tables;
    };
    return new Node({
      leases: among,
      carrier: lines,
      metrics,
      lost: () => sendAway(house.loseAll()),
      stoodAside: async () => {
        await house.giveUp(MOVED);
        sockets.sendAway(MOVED);
      },
      trouble: (error, doing) => trouble(error, { game: '', records: 0, doing }),
    });
  }
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
    if (config.lan) console.log(invitation(server.inRoom, process.stdout.isTTY));
    let closing = false;
    const stop = () => {
      if (closing) return;
      closing = true;
      void server
        .drain()
        .then(() => server.close())
        .then(() => process.exit(0));
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('SIGUSR2', () => {
      backUp(server.store, config.data ?? 'data', config.secret ?? '').then(
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
