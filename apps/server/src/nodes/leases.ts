import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { PostgresStore } from '../store/postgres.ts';
import type { Append } from '../store/store.ts';
import { type Claim, type NodeName, NotOurs, type Ownership } from './ownership.ts';
import type { Known } from './standing.ts';

/** How long a node's word holds without another; docs/adr/0011 says why. */
export const LEASE_MS = 3_000;
/** Well within its life: three renewals may fail. */
export const RENEW_MS = 700;
const RENEW_WITHIN_MS = 1_200;
/** Tables that are given back within this go together. */
const GIVE_BACK_MS = 5;
const LOOKS = 5;

export interface Neighbour extends Known {
  /** Where its carrier listens. */
  readonly address: string;
}

const SAY = {
  register: `INSERT INTO nodes (incarnation, address, until)
             VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')`,
  renew: `UPDATE nodes SET until = clock_timestamp() + $2 * interval '1 millisecond', cut = $3 WHERE incarnation = $1`,
  bury: 'DELETE FROM nodes WHERE until <= clock_timestamp()',
  everybody: 'SELECT incarnation AS name, born::float8 AS born, address, cut FROM nodes ORDER BY born',
  clock: 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
  whose: 'SELECT owner FROM logs JOIN nodes ON incarnation = owner WHERE game = $1 AND until > clock_timestamp()',
  take: 'SELECT held_by, taken FROM take_table($1, $2)',
  settle: 'UPDATE logs SET epoch = epoch + 1 WHERE game = $1 AND owner = $2 RETURNING epoch',
  // By its epoch: it may have been taken again meanwhile.
  release: `UPDATE logs SET owner = NULL FROM unnest($1::text[], $2::int[]) AS given (game, epoch)
            WHERE logs.game = given.game AND logs.epoch = given.epoch AND owner = $3`,
  leave: 'DELETE FROM nodes WHERE incarnation = $1',
};

/**
 * This node's name in the database and the tables that are its. The node's row says until when its word holds, by the
 * database's clock; our own deadline is reckoned from before the renewal was sent, so it is never later.
 */
export class Leases implements Ownership {
  readonly #store: PostgresStore;
  /** One line for renewals alone: they must not wait behind anything. */
  readonly #pulse: pg.Pool;
  readonly #pool: pg.Pool;
  readonly #claims = new Map<string, LeasedTable>();
  /** Those who ask at once for the same table wait for the same answer. */
  readonly #taking = new Map<string, Promise<Claim | NodeName>>();
  #name: NodeName = '';
  /** By the steady clock, and by the other one: a machine that slept has only the latter moved on. */
  #deadline = Number.NEGATIVE_INFINITY;
  #wallDeadline = Number.NEGATIVE_INFINITY;
  #releasing: { games: string[]; epochs: number[]; done: Promise<void> } | null = null;

  constructor(url: string, store: PostgresStore) {
    this.#store = store;
    this.#pulse = lines(url, 1);
    this.#pool = lines(url, 4);
  }

  get name(): NodeName {
    return this.#name;
  }
  get isAlive(): boolean {
    return performance.now() < this.#deadline && Date.now() < this.#wallDeadline;
  }
  /** How many milliseconds of the lease are left. */
  get left(): number {
    return Math.min(this.#deadline - performance.now(), this.#wallDeadline - Date.now());
  }
  get count(): number {
    return this.#claims.size;
  }

  /** A new life, with nothing. */
  async register(address: string): Promise<void> {
    this.#claims.clear();
    this.#name = randomBytes(9).toString('base64url');
    const prolong = this.#prolong();
    await this.#pulse.query(SAY.register, [this.#name, address, LEASE_MS]);
    prolong();
  }

  /** Prolongs this life; false when it is over. Throws when nobody answers: then it holds as long as it did. */
  async renew(cut: readonly NodeName[]): Promise<boolean> {
    const prolong = this.#prolong();
    const values = [this.#name, LEASE_MS, cut];
    const { rowCount } = await this.#pulse.query({ name: 'renew', text: SAY.renew, values });
    if (rowCount === 0 || !this.isAlive) return false;
    prolong();
    return true;
  }

  /** Everybody who is alive, this node included. */
  async everybody(): Promise<Neighbour[]> {
    await this.#pulse.query({ name: 'bury', text: SAY.bury });
    return (await this.#pulse.query<Neighbour>({ name: 'everybody', text: SAY.everybody })).rows;
  }

  /** How far the database's clock is ahead of this machine's: the best of a few looks. */
  async clockAhead(): Promise<number> {
    let best = { trip: Number.POSITIVE_INFINITY, ahead: 0 };
    for (let look = 0; look < LOOKS; look++) {
      const sent = Date.now();
      const { rows } = await this.#pulse.query<{ now: number }>({ name: 'clock', text: SAY.clock });
      const trip = Date.now() - sent;
      if (trip < best.trip) best = { trip, ahead: rows[0]!.now - (sent + trip / 2) };
    }
    return best.ahead;
  }

  /** Says nothing and owns nothing from now on. */
  lose(): void {
    this.#deadline = Number.NEGATIVE_INFINITY;
    this.#claims.clear();
  }

  held(game: string): Claim | null {
    return this.isAlive ? (this.#claims.get(game) ?? null) : null;
  }
  /** Whether this very claim is the one that counts. */
  holds(claim: LeasedTable): boolean {
    return this.#claims.get(claim.game) === claim && this.isAlive;
  }

  async whose(game: string): Promise<NodeName | 'ours' | null> {
    if (this.held(game) !== null) return 'ours';
    const [row] = await this.#store.ask<{ owner: string }>('whose', SAY.whose, [game]);
    return row?.owner ?? null;
  }

  async take(game: string): Promise<Claim | NodeName> {
    const held = this.held(game);
    if (held !== null) return held;
    // A look costs nobody anything; most tables that are asked for are in good hands.
    const whose = await this.whose(game);
    if (whose !== null && whose !== 'ours' && whose !== this.#name) return whose;
    let taking = this.#taking.get(game);
    if (taking === undefined) {
      taking = this.#takeOnce(game).finally(() => this.#taking.delete(game));
      this.#taking.set(game, taking);
    }
    return taking;
  }

  async #takeOnce(game: string): Promise<Claim | NodeName> {
    const me = this.#name;
    const { rows } = await this.#pool.query<{ held_by: string | null; taken: number | null }>({
      name: 'take',
      text: SAY.take,
      values: [game, me],
    });
    const [row] = rows;
    if (row !== undefined && row.held_by !== null) return row.held_by;
    // There is no such table, or we are no longer among the living ourselves.
    if (row === undefined || row.taken === null) throw new NotOurs(game);
    return this.#claim(game, row.taken, me);
  }

  async found(append: Append): Promise<Claim> {
    const me = this.#name;
    if (!this.isAlive) throw new NotOurs(append.game);
    await this.#store.append({ ...append, owner: me });
    return this.#claim(append.game, 1, me);
  }

  #claim(game: string, epoch: number, name: NodeName): Claim {
    if (name !== this.#name || !this.isAlive) throw new NotOurs(game);
    const claim = new LeasedTable(this, game, epoch);
    this.#claims.set(game, claim);
    return claim;
  }

  append(append: Append): Promise<void> {
    return this.#store.append(append);
  }

  /** The epoch from which on nothing of before can be written. */
  async settle(claim: LeasedTable): Promise<number> {
    const [row] = await this.#store.ask<{ epoch: number }>('settle', SAY.settle, [claim.game, this.#name]);
    if (row !== undefined && this.holds(claim)) return row.epoch;
    if (this.#claims.get(claim.game) === claim) this.#claims.delete(claim.game);
    throw new NotOurs(claim.game);
  }

  /** Those that are given back in one moment are given back in one statement. */
  release(claim: LeasedTable): Promise<void> {
    const { game, epoch } = claim;
    if (this.#claims.get(game) !== claim) return Promise.resolve();
    this.#claims.delete(game);
    if (this.#releasing === null) {
      const given = { games: [] as string[], epochs: [] as number[] };
      const done = new Promise<void>((turn) => setTimeout(turn, GIVE_BACK_MS)).then(async () => {
        this.#releasing = null;
        await this.#store.ask('release', SAY.release, [given.games, given.epochs, this.#name]);
      });
      this.#releasing = { ...given, done };
    }
    this.#releasing.games.push(game);
    this.#releasing.epochs.push(epoch);
    return this.#releasing.done;
  }

  /** Goodbye: whatever is still ours may be taken at once. */
  async leave(): Promise<void> {
    this.lose();
    await this.#pulse.query(SAY.leave, [this.#name]).catch(() => {});
    await Promise.all([this.#pulse.end(), this.#pool.end()]);
  }

  /** To be called once the database has said yes to what is sent now. */
  #prolong(): () => void {
    const [steady, wall] = [performance.now() + LEASE_MS, Date.now() + LEASE_MS];
    return () => {
      this.#deadline = steady;
      this.#wallDeadline = wall;
    };
  }
}

/** A table of this life of this node. */
class LeasedTable implements Claim {
  readonly game: string;
  epoch: number;
  readonly #leases: Leases;

  constructor(leases: Leases, game: string, epoch: number) {
    this.#leases = leases;
    this.game = game;
    this.epoch = epoch;
  }

  get holds(): boolean {
    return this.#leases.holds(this);
  }

  async append(append: Append): Promise<void> {
    if (!this.holds) throw new NotOurs(this.game);
    await this.#leases.append({ ...append, epoch: this.epoch });
  }

  async settle(): Promise<void> {
    this.epoch = await this.#leases.settle(this);
  }

  release(): Promise<void> {
    return this.#leases.release(this);
  }
}

function lines(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: RENEW_WITHIN_MS,
    query_timeout: RENEW_WITHIN_MS,
    statement_timeout: RENEW_WITHIN_MS,
    keepAlive: true,
    application_name: 'belfry leases',
    options: '-c synchronous_commit=on',
  });
  pool.on('error', () => {});
  return pool;
}
