import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';
import { type Append, Conflict, type GameCard, type MemberCard, type Store, type StoredScript } from './store.ts';

interface Waiting {
  readonly append: Append;
  resolve(): void;
  reject(error: unknown): void;
}

/** One file, written ahead and flushed on every commit. Appends that arrive together share a commit. */
export function sqliteStore(path: string): Store {
  mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  // The order matters: a newer file must be refused before anything is written to it.
  migrate(db, path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');

  const count = db.prepare('SELECT coalesce(max(seq), 0) AS count FROM records WHERE game = ?');
  const insert = db.prepare('INSERT INTO records (game, seq, record) VALUES (?, ?, ?)');
  const putCard = db.prepare(
    `INSERT INTO games (game, code, title, stage, updated_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (game) DO UPDATE SET title = excluded.title, stage = excluded.stage, updated_at = excluded.updated_at`,
  );
  const putMember = db.prepare('INSERT OR REPLACE INTO members (account, game, role) VALUES (?, ?, ?)');
  const readRecords = db.prepare('SELECT record FROM records WHERE game = ? ORDER BY seq');
  const readCard = db.prepare('SELECT game, code, title, stage, updated_at AS updatedAt FROM games WHERE code = ?');
  const readGames = db.prepare(
    `SELECT games.game, code, title, stage, updated_at AS updatedAt, role
     FROM members JOIN games ON games.game = members.game WHERE account = ? ORDER BY updated_at DESC LIMIT 200`,
  );
  const latestVersion = db.prepare('SELECT owner, version FROM scripts WHERE id = ? ORDER BY version DESC LIMIT 1');
  const putScript = db.prepare('INSERT INTO scripts (id, version, owner, name, items, at) VALUES (?, ?, ?, ?, ?, ?)');
  const readScript = db.prepare(
    'SELECT id, version, owner, name, items, at FROM scripts WHERE id = ? AND (version = ? OR ? IS NULL) ORDER BY version DESC LIMIT 1',
  );
  const readScripts = db.prepare(
    'SELECT id, max(version) AS version, owner, name, at FROM scripts WHERE owner = ? GROUP BY id ORDER BY at DESC LIMIT 500',
  );
  const forget = db.prepare('DELETE FROM spent WHERE forget_after < ?');
  const putSpent = db.prepare('INSERT OR IGNORE INTO spent (key, forget_after) VALUES (?, ?)');

  let waiting: Waiting[] = [];
  let closed = false;

  function write({ game, after, records, card, members }: Append): void {
    const known = (count.get(game) as { count: number }).count;
    if (known !== after) throw new Conflict(`Game ${game} has ${known} records, not ${after}.`);
    for (const [index, record] of records.entries()) insert.run(game, after + index + 1, record);
    if (card !== undefined) {
      const other = readCard.get(card.code) as GameCard | undefined;
      if (other !== undefined && other.game !== game) throw new Conflict(`The code ${card.code} is taken.`);
      putCard.run(game, card.code, card.title, card.stage, card.updatedAt);
    }
    for (const { account, role } of members ?? []) putMember.run(account, game, role);
  }

  /** One game's conflict must not cost the others their commit: each append has a savepoint of its own. */
  function commit(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const settled: (() => void)[] = [];
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { append, resolve, reject } of batch) {
        db.exec('SAVEPOINT one');
        try {
          write(append);
          settled.push(resolve);
        } catch (error) {
          db.exec('ROLLBACK TO one');
          settled.push(() => reject(error));
        }
        db.exec('RELEASE one');
      }
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const settle of settled) settle();
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The store is closed.'));
        waiting.push({ append, resolve, reject });
        // Everything that this turn of the event loop appends goes to disk together.
        if (waiting.length === 1) setImmediate(commit);
      }),
    records: async (game) => readRecords.all(game).map((row) => (row as { record: string }).record),
    gameByCode: async (code) => (readCard.get(code) as unknown as GameCard | undefined) ?? null,
    gamesOf: async (account) => readGames.all(account) as unknown as MemberCard[],
    async saveScript({ id, owner, name, items, at }) {
      const latest = latestVersion.get(id) as { owner: string; version: number } | undefined;
      if (latest !== undefined && latest.owner !== owner) return null;
      const version = (latest?.version ?? 0) + 1;
      putScript.run(id, version, owner, name, items, at);
      return version;
    },
    script: async (id, version) =>
      (readScript.get(id, version, version) as unknown as StoredScript | undefined) ?? null,
    scriptsOf: async (account) => readScripts.all(account) as unknown as StoredScript[],
    async spend(key, now, forgetAfter) {
      forget.run(now);
      return putSpent.run(key, forgetAfter).changes === 1;
    },
    backup: async (to) => {
      mkdirSync(dirname(to), { recursive: true });
      await backup(db, to);
    },
    async close() {
      commit();
      closed = true;
      db.close();
    },
  };
}
