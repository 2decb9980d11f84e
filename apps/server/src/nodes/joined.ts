import type { Config } from '../config.ts';
import { freshSecret } from '../secret.ts';
import { memoryStore } from '../store/memory.ts';
import { type PostgresStore, postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Leases } from './leases.ts';
import { alone, type Ownership } from './ownership.ts';

/** Where a server keeps its tables, and which of them are its. */
export interface Joined {
  readonly store: Store;
  readonly ownership: Ownership;
  /** What it is called among other nodes; null without any. */
  readonly leases: Leases | null;
  readonly secret: string;
  /** The time of day that all who share the store agree on. */
  wall(): number;
}

/** A store of its own, or one that several nodes share. `store` is one that tests have made. */
export async function join(config: Config, file: string | null, store?: Store): Promise<Joined> {
  if (config.store !== null) return joinOthers(config, await postgresStore(config.store));
  const own = store ?? (file === null ? memoryStore() : sqliteStore(file));
  if (config.secret === null) throw new RangeError('A server with a store of its own needs a secret to sign with.');
  return { store: own, ownership: alone(own), leases: null, secret: config.secret, wall: Date.now };
}

async function joinOthers(config: Config, store: PostgresStore): Promise<Joined> {
  const leases = new Leases(config.store!, store);
  const secret = config.secret ?? (await store.secret('signing', freshSecret()));
  const ahead = await leases.clockAhead();
  return { store, ownership: leases, leases, secret, wall: () => Date.now() + ahead };
}
