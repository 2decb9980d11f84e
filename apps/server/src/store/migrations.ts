import type { DatabaseSync } from 'node:sqlite';
import { BadStore } from './store.ts';

/** One step per version, never changed once released: a file of version n has had the first n applied. */
export const STEPS: readonly string[] = [
  `CREATE TABLE records (
     game TEXT NOT NULL, seq INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (game, seq)
   ) WITHOUT ROWID;
   CREATE TABLE games (
     game TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, title TEXT NOT NULL, stage TEXT NOT NULL, updated_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE members (
     account TEXT NOT NULL, game TEXT NOT NULL, role TEXT NOT NULL, PRIMARY KEY (account, game)
   ) WITHOUT ROWID;
   CREATE TABLE scripts (
     id TEXT NOT NULL, version INTEGER NOT NULL, owner TEXT NOT NULL, name TEXT NOT NULL, items TEXT NOT NULL, at INTEGER NOT NULL,
     PRIMARY KEY (id, version)
   ) WITHOUT ROWID;
   CREATE INDEX scripts_of ON scripts (owner);
   CREATE TABLE spent (key TEXT PRIMARY KEY, forget_after INTEGER NOT NULL) WITHOUT ROWID;`,
  // In the order in which they are written, one after another: with those of each game together, every table wrote a page
  // of its own, and flushing those cost more than all else that a command does to the disk.
  `ALTER TABLE records RENAME TO records_by_game;
   CREATE TABLE logs (log INTEGER PRIMARY KEY, game TEXT NOT NULL UNIQUE);
   INSERT INTO logs (game) SELECT DISTINCT game FROM records_by_game;
   CREATE TABLE records (log INTEGER NOT NULL, seq INTEGER NOT NULL, record TEXT NOT NULL);
   INSERT INTO records (log, seq, record)
     SELECT log, seq, record FROM records_by_game JOIN logs USING (game) ORDER BY game, seq;
   CREATE UNIQUE INDEX records_of ON records (log, seq);
   DROP TABLE records_by_game;`,
];

export const SCHEMA_VERSION = STEPS.length;

const versionOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Brings the file to this program's version, all or nothing; a file from a newer program is left alone. */
export function migrate(db: DatabaseSync, path: string): void {
  const version = versionOf(db);
  if (version > SCHEMA_VERSION) {
    throw new BadStore(
      `${path} was written by a newer Belfry (its version is ${version}, this program knows ${SCHEMA_VERSION}). ` +
        'Start the newer program, or point BELFRY_DATA at another folder. The file was not touched.',
    );
  }
  if (version < SCHEMA_VERSION) bringUp(db);
}

function bringUp(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    // Asked again now that nobody else can write: two processes may have found the same new file.
    for (let next = versionOf(db); next < SCHEMA_VERSION; next++) {
      db.exec(STEPS[next]!);
      db.exec(`PRAGMA user_version = ${next + 1}`);
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
