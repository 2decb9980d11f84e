import { join } from 'node:path';
import { givenSecret, keptSecret } from './secret.ts';

/** How a server is run. docs/OPERATIONS.md has the same table for people. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Phones in the same network come too: their way here is printed, and is in links. */
  readonly lan: boolean;
  /** Where the store and the secret live; null keeps everything in memory. */
  readonly data: string | null;
  /** PostgreSQL's address, when several nodes share it; null: SQLite in `data`. */
  readonly store: string | null;
  /** Where this node talks to the others; they all know the secret (null: derived from the one that signs). */
  readonly node: {
    readonly host: string;
    readonly port: number;
    readonly address: string | null;
    readonly secret: string | null;
  };
  /** Signs cookies and links; null: the one that all nodes share in the store. */
  readonly secret: string | null;
  /** How people reach this server, for links; null: as the request says. */
  readonly publicUrl: string | null;
  /** Further origins that browsers may come from. */
  readonly origins: readonly string[];
  /** How many proxies stand in front and add to `X-Forwarded-For`. */
  readonly proxyHops: number;
  readonly logLevel: string;
  /** The built web app. */
  readonly web: string | null;
  /** A folder of the operator's own characters. Its code is run. */
  readonly characters: string | null;
  /** Tables without anybody leave memory after this long. */
  /** Where the figures for Prometheus are; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly idleMs: number;
  readonly graceMs: number;
  /** Before it stops, a node goes on for this long, so that whoever sends people here can notice. */
  readonly drainMs: number;
  /** A request has to have come in whole after this long: slow ones are a way to keep a server busy. */
  readonly requestMs: number;
  readonly limits: Limits;
}

export interface Limits {
  /** Frames per second and at once, per socket. */
  readonly framesPerSecond: number;
  readonly framesAtOnce: number;
  /** HTTP requests per minute, per address. */
  readonly requestsPerMinute: number;
  /** Tables opened per hour, per address. */
  readonly tablesPerHour: number;
  /** Wrong codes per minute, per address. */
  readonly wrongCodesPerMinute: number;
  readonly socketsPerAddress: number;
  readonly socketsPerSession: number;
  readonly sockets: number;
}

export const usualLimits: Limits = {
  framesPerSecond: 20,
  framesAtOnce: 60,
  requestsPerMinute: 300,
  tablesPerHour: 60,
  wrongCodesPerMinute: 10,
  socketsPerAddress: 200,
  socketsPerSession: 20,
  sockets: 25_000,
};

/** For tests and benchmarks, where everybody comes from one address. */
export const noLimits: Limits = {
  framesPerSecond: 1e9,
  framesAtOnce: 1e9,
  requestsPerMinute: 1e9,
  tablesPerHour: 1e9,
  wrongCodesPerMinute: 1e9,
  socketsPerAddress: 1e9,
  socketsPerSession: 1e9,
  sockets: 1e9,
};

export function configFrom(env: NodeJS.ProcessEnv): Config {
  const data = env.BELFRY_DATA ?? 'data';
  const store = storeFrom(env);
  const own = store === null ? keptSecret : () => null;
  const lan = env.BELFRY_LAN === '1';
  return {
    host: env.BELFRY_HOST ?? (lan ? '0.0.0.0' : '127.0.0.1'),
    lan,
    port: number(env, 'BELFRY_PORT', 8080),
    data,
    store,
    node: {
      host: env.BELFRY_NODE_HOST ?? '127.0.0.1',
      port: number(env, 'BELFRY_NODE_PORT', 0),
      address: env.BELFRY_NODE_ADDRESS || null,
      secret: env.BELFRY_NODE_SECRET ? givenSecret(env.BELFRY_NODE_SECRET, 'BELFRY_NODE_SECRET') : null,
    },
    secret: env.BELFRY_SECRET ? givenSecret(env.BELFRY_SECRET) : own(data),
    publicUrl: env.BELFRY_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    origins: (env.BELFRY_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    proxyHops: number(env, 'BELFRY_TRUST_PROXY', 0),
    logLevel: env.BELFRY_LOG ?? 'info',
    web: env.BELFRY_WEB ?? join(import.meta.dirname, '../../web/dist'),
    characters: env.BELFRY_CHARACTERS || null,
    metrics: metricsDoor(env),
    idleMs: number(env, 'BELFRY_IDLE_SECONDS', 300) * 1000,
    graceMs: number(env, 'BELFRY_GRACE_SECONDS', 10) * 1000,
    drainMs: number(env, 'BELFRY_DRAIN_SECONDS', store === null ? 0 : 5) * 1000,
    requestMs: number(env, 'BELFRY_REQUEST_SECONDS', 60) * 1000,
    limits: {
      ...usualLimits,
      framesPerSecond: number(env, 'BELFRY_FRAMES_PER_SECOND', usualLimits.framesPerSecond),
      requestsPerMinute: number(env, 'BELFRY_REQUESTS_PER_MINUTE', usualLimits.requestsPerMinute),
      tablesPerHour: number(env, 'BELFRY_TABLES_PER_HOUR', usualLimits.tablesPerHour),
      wrongCodesPerMinute: number(env, 'BELFRY_WRONG_CODES_PER_MINUTE', usualLimits.wrongCodesPerMinute),
      socketsPerAddress: number(env, 'BELFRY_SOCKETS_PER_ADDRESS', usualLimits.socketsPerAddress),
      sockets: number(env, 'BELFRY_SOCKETS', usualLimits.sockets),
    },
  };
}

function storeFrom(env: NodeJS.ProcessEnv): string | null {
  const store = env.BELFRY_STORE;
  if (store === undefined || store === '' || store === 'sqlite') return null;
  if (/^postgres(ql)?:\/\//.test(store) && URL.canParse(store)) return store;
  throw new RangeError(
    'BELFRY_STORE has to be "sqlite" (in BELFRY_DATA), or the address of a PostgreSQL: postgres://user:password@host:5432/database.',
  );
}

function number(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} has to be a number, not "${text}".`);
  return value;
}

/** Figures are for the operator: a door of their own, on this machine unless another address is named. */
function metricsDoor(env: NodeJS.ProcessEnv): Config['metrics'] {
  if (env.BELFRY_METRICS_PORT === undefined || env.BELFRY_METRICS_PORT === '') return null;
  return { host: env.BELFRY_METRICS_HOST ?? '127.0.0.1', port: number(env, 'BELFRY_METRICS_PORT', 0) };
}
