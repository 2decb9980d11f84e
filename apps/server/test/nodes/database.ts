import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, newDatabase, OwnPostgres } from '../postgres.ts';
import { SmallDisk } from './small-disk.ts';

const FLAGS = ['-c', 'max_connections=200', '-c', 'wal_level=replica', '-c', 'max_wal_senders=4'];
/** The disk is small, and a standby needs what was written while its files were copied. */
const WAL = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB', '-c', 'wal_keep_size=128MB'];
/** Of a copied server: what is only true of the one that runs. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'ballast'];
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The PostgreSQL of a farm: on a disk of its own that may fill up, and replaced by a standby that takes its place. */
export class FarmDatabase {
  readonly #folder: string;
  readonly #flags: readonly string[];
  #disk: SmallDisk;
  #server: OwnPostgres;
  #name = '';
  #count = 0;

  private constructor(folder: string, flags: readonly string[], disk: SmallDisk, server: OwnPostgres) {
    this.#folder = folder;
    this.#flags = flags;
    this.#disk = disk;
    this.#server = server;
  }

  static async open(more: readonly string[] = []): Promise<FarmDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'belfry-database-'));
    // Root starts it as another user, who has to get in.
    chmodSync(folder, 0o755);
    const disk = new SmallDisk(join(folder, 'disk-0'));
    const flags = [...FLAGS, ...WAL, ...more];
    const database = new FarmDatabase(folder, flags, disk, await OwnPostgres.begin(join(disk.path, 'data'), flags));
    database.#name = new URL(await newDatabase(database.#server.base)).pathname;
    return database;
  }

  /** Where the server that takes writes is now. */
  get port(): number {
    return this.#server.port;
  }
  get url(): string {
    return `${this.#server.base}${this.#name}`;
  }

  async sql(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  restart(how: 'orderly' | 'crash', downMs: number): Promise<void> {
    return this.#server.restart(how, downMs);
  }

  /** Not a byte more can be written; when there is room again, whoever watches over the server starts it if it has fallen. */
  async fill(ms: number): Promise<void> {
    this.#disk.fill();
    await wait(ms);
    this.#disk.clear();
    if (!this.#server.isRunning) await this.#server.restart('crash');
  }

  /** A standby that has everything; `fail` lets the primary die without a word, and promotes the standby. */
  async standby(): Promise<{ fail(): Promise<void> }> {
    const disk = new SmallDisk(join(this.#folder, `disk-${++this.#count}`));
    const data = join(disk.path, 'data');
    await this.#copyTo(data);
    const primary = `host=127.0.0.1 port=${this.port} user=belfry password=belfry application_name=standby`;
    const standby = new OwnPostgres(data, await freePort(), [
      ...this.#flags,
      ...['-c', `primary_conninfo=${primary}`, '-c', 'hot_standby=on'],
    ]);
    const promoted = standby.start();
    promoted.catch(() => {});
    await this.#followed('state', 'streaming');
    // From here on nothing is acknowledged that the standby has not flushed.
    await this.sql(`ALTER SYSTEM SET synchronous_standby_names = 'standby'`);
    await this.sql('SELECT pg_reload_conf()');
    await this.#followed('sync_state', 'sync');
    // And nothing that was acknowledged before is missing there: this has come after it.
    await this.sql(`CREATE TABLE IF NOT EXISTS standing_by (nothing int)`);
    return { fail: () => this.#replace(standby, promoted, disk) };
  }

  async #replace(standby: OwnPostgres, promoted: Promise<void>, disk: SmallDisk): Promise<void> {
    await this.#server.kill();
    const client = new pg.Client({ connectionString: `${standby.base}/postgres` });
    await client.connect();
    await client.query('SELECT pg_promote()');
    await promoted;
    const { rows } = await client.query<{ copy: boolean }>('SELECT pg_is_in_recovery() AS copy');
    await client.end();
    if (rows[0]?.copy !== false) throw new Error('The standby was not promoted.');
    const old = this.#disk;
    this.#server = standby;
    this.#disk = disk;
    old.remove();
  }

  /** PostgreSQL's own way to copy the files of a server that runs: changes meanwhile are played again from its log. */
  async #copyTo(data: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query(`SELECT pg_backup_start('standby', fast => true)`);
      const leftOut = NOT_COPIED.map((name) => `--exclude=./${name}`);
      // A file that vanishes or grows while it is read is nothing to worry about here, and one reason for tar to end with 1.
      const from = `tar -C '${this.#server.data}' ${leftOut.join(' ')} -cf - .`;
      const into = `mkdir -m 700 '${data}' && tar -C '${data}' -xpf - && mkdir -m 700 '${data}/pg_wal'`;
      const { status, stderr } = spawnSync('sh', ['-c', `{ ${from} || [ $? -eq 1 ]; } 2>/dev/null | { ${into}; }`]);
      if (status !== 0) throw new Error(`The files of the database could not be copied: ${stderr}`);
      const { rows } = await client.query<{ labelfile: string }>(
        'SELECT * FROM pg_backup_stop(wait_for_archive => false)',
      );
      writeFileSync(join(data, 'backup_label'), rows[0]!.labelfile);
      writeFileSync(join(data, 'standby.signal'), '');
    } finally {
      await client.end();
    }
    // Whoever runs it has to own it.
    spawnSync('chown', ['-R', `--reference=${this.#server.data}`, data]);
  }

  async #followed(column: 'state' | 'sync_state', wanted: string): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      const [row] = await this.sql(`SELECT ${column} AS now FROM pg_stat_replication`);
      if (row?.now === wanted) return;
      await wait(50);
    }
    throw new Error(`The standby is not "${wanted}" after half a minute.`);
  }

  async close(): Promise<void> {
    // Nobody needs its files any more, and one that waits for a standby would never stop in order.
    await this.#server.kill();
    this.#disk.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
