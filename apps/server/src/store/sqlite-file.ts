import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { migrate } from './migrations.ts';
import { type Append, Conflict, type GameCard, type MemberCard, type SavedScript, type StoredScript } from './store.ts';

/** So long a lock of somebody else's is waited for. */
const BUSY_MS = 5_000;

/** Thousands of tables write to the index at a page of their own: those stay in memory, and are not read again each time. */
const CACHE_KB = 32_768;
/** A page that is written again and again is copied into the file once for many commits; everybody waits meanwhile, so not for too many. 8 MB. */
const CHECKPOINT_PAGES = 2_000;
const LOGS_NOTED = 50_000;

/** A game's log: its number, and how many records it has. */
interface Log {
  readonly number: number;
  count: number;
}

/** The file behind the SQLite store. Everything here waits for the disk, so it lives on a thread of its own. */
export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #statements: ReturnType<typeof prepare>;
  /** The logs that were written to lately. */
  readonly #logs = new Map<string, Log>();
  /** Changes whenever another process has written: how long logs are has to be asked anew then. */
  #version: unknown = null;

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    // Patient from the first word on: another process may be opening the same new file.
    this.#db = new DatabaseSync(path, { timeout: BUSY_MS });
    // The order matters: a newer file must be refused before anything is written to it.
    migrate(this.#db, path);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.#db.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    this.#statements = prepare(this.#db);
  }

  /**
   * Many games share one commit. One game's conflict must not cost the others theirs: it is found before anything of
   * that append is written. Returns, in order, what was in the way of each, or null; throws when nothing was written.
   */
  append(appends: readonly Append[]): (Conflict | null)[] {
    const db = this.#db;
    db.exec('BEGIN IMMEDIATE');
    try {
      this.#lookForOthers();
      const results = appends.map((append) => {
        const conflict = this.#conflict(append);
        if (conflict === null) this.#write(append);
        return conflict;
      });
      db.exec('COMMIT');
      return results;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      // What was written just now is no more.
      this.#logs.clear();
      throw error;
    }
  }

  /** Nobody else writes until we have committed, so what is known now stays so. */
  #lookForOthers(): void {
    const { data_version: version } = this.#statements.version.get() as { data_version: unknown };
    if (version !== this.#version) this.#logs.clear();
    this.#version = version;
  }

  #conflict({ game, after, card }: Append): Conflict | null {
    const { readCard } = this.#statements;
    const known = this.#logOf(game)?.count ?? 0;
    if (known !== after) return new Conflict(`Game ${game} has ${known} records, not ${after}.`);
    const other = card === undefined ? undefined : (readCard.get(card.code) as GameCard | undefined);
    return other === undefined || other.game === game ? null : new Conflict(`The code ${card!.code} is taken.`);
  }

  #write({ game, after, records, card, members }: Append): void {
    const { insert, putCard, putMember } = this.#statements;
    const log = this.#logOf(game) ?? this.#newLog(game);
    for (const [index, record] of records.entries()) insert.run(log.number, after + index + 1, record);
    log.count = after + records.length;
    if (card !== undefined) putCard.run(game, card.code, card.title, card.stage, card.updatedAt);
    for (const { account, role } of members ?? []) putMember.run(account, game, role);
  }

  /** null: nothing of that game has ever been written. */
  #logOf(game: string): Log | null {
    const known = this.#logs.get(game);
    if (known !== undefined) return known;
    const found = this.#statements.readLog.get(game) as { log: number } | undefined;
    if (found === undefined) return null;
    const { count } = this.#statements.count.get(found.log) as { count: number };
    return this.#note(game, { number: found.log, count });
  }

  #newLog(game: string): Log {
    return this.#note(game, { number: Number(this.#statements.putLog.run(game).lastInsertRowid), count: 0 });
  }

  #note(game: string, log: Log): Log {
    if (this.#logs.size >= LOGS_NOTED) this.#logs.clear();
    this.#logs.set(game, log);
    return log;
  }

  records(game: string): string[] {
    // Outside of an append another process may write meanwhile: nothing is noted.
    const found = this.#statements.readLog.get(game) as { log: number } | undefined;
    const rows = this.#statements.readRecords.all(found?.log ?? null) as unknown as readonly [string][];
    return rows.map(([record]) => record);
  }
  gameByCode(code: string): GameCard | null {
    return (this.#statements.readCard.get(code) as unknown as GameCard | undefined) ?? null;
  }
  gamesOf(account: string): MemberCard[] {
    return this.#statements.readGames.all(account) as unknown as MemberCard[];
  }

  saveScript({ id, owner, name, items, at }: SavedScript): number | null {
    const latest = this.#statements.latestVersion.get(id) as { owner: string; version: number } | undefined;
    if (latest !== undefined && latest.owner !== owner) return null;
    const version = (latest?.version ?? 0) + 1;
    this.#statements.putScript.run(id, version, owner, name, items, at);
    return version;
  }
  script(id: string, version: number | null): StoredScript | null {
    return (this.#statements.readScript.get(id, version, version) as unknown as StoredScript | undefined) ?? null;
  }
  scriptsOf(account: string): Omit<StoredScript, 'items'>[] {
    return this.#statements.readScripts.all(account) as unknown as StoredScript[];
  }

  spend(key: string, now: number, forgetAfter: number): boolean {
    this.#statements.forget.run(now);
    return this.#statements.putSpent.run(key, forgetAfter).changes === 1;
  }

  /** A real write, flushed like any other: only that tells whether the next one will succeed. */
  check(): void {
    this.#statements.putChecked.run(Date.now());
  }

  async backup(to: string): Promise<void> {
    mkdirSync(dirname(to), { recursive: true });
    await backup(this.#db, to);
  }
  close(): void {
    this.#db.close();
  }
}

/** Its rows as lists: a log has hundreds, and an object for each would take longer than reading it. */
function inLists(statement: StatementSync): StatementSync {
  statement.setReturnArrays(true);
  return statement;
}

const prepare = (db: DatabaseSync) => ({
  version: db.prepare('PRAGMA data_version'),
  readLog: db.prepare('SELECT log FROM logs WHERE game = ?'),
  putLog: db.prepare('INSERT INTO logs (game) VALUES (?)'),
  count: db.prepare('SELECT coalesce(max(seq), 0) AS count FROM records WHERE log = ?'),
  insert: db.prepare('INSERT INTO records (log, seq, record) VALUES (?, ?, ?)'),
  putCard: db.prepare(
    `INSERT INTO games (game, code, title, stage, updated_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (game) DO UPDATE SET title = excluded.title, stage = excluded.stage, updated_at = excluded.updated_at`,
  ),
  putMember: db.prepare('INSERT OR REPLACE INTO members (account, game, role) VALUES (?, ?, ?)'),
  readRecords: inLists(db.prepare('SELECT record FROM records WHERE log = ? ORDER BY seq')),
  readCard: db.prepare('SELECT game, code, title, stage, updated_at AS updatedAt FROM games WHERE code = ?'),
  readGames: db.prepare(
    `SELECT games.game, code, title, stage, updated_at AS updatedAt, role
     FROM members JOIN games ON games.game = members.game WHERE account = ? ORDER BY updated_at DESC LIMIT 200`,
  ),
  latestVersion: db.prepare('SELECT owner, version FROM scripts WHERE id = ? ORDER BY version DESC LIMIT 1'),
  putScript: db.prepare('INSERT INTO scripts (id, version, owner, name, items, at) VALUES (?, ?, ?, ?, ?, ?)'),
  readScript: db.prepare(
    `SELECT id, version, owner, name, items, at FROM scripts
     WHERE id = ? AND (version = ? OR ? IS NULL) ORDER BY version DESC LIMIT 1`,
  ),
  readScripts: db.prepare(
    `SELECT id, max(version) AS version, owner, name, at FROM scripts
     WHERE owner = ? GROUP BY id ORDER BY at DESC LIMIT 500`,
  ),
  putChecked: db.prepare(
    `INSERT INTO spent (key, forget_after) VALUES ('check', ?)
     ON CONFLICT (key) DO UPDATE SET forget_after = excluded.forget_after`,
  ),
  forget: db.prepare('DELETE FROM spent WHERE forget_after < ?'),
  putSpent: db.prepare('INSERT OR IGNORE INTO spent (key, forget_after) VALUES (?, ?)'),
});
