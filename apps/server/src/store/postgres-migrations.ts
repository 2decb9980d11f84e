import type { ClientBase } from 'pg';
import { BadStore } from './store.ts';

/**
 * One step per version, never changed once released. Older nodes serve while a newer one starts, so a step only adds;
 * `least` is the oldest program that can still work with the result. Something is taken away in two releases: the first
 * stops using it, and a later one removes it and raises `least`.
 */
export interface Step {
  readonly sql: string;
  readonly least: number;
}

export const STEPS: readonly Step[] = [
  {
    least: 1,
    // Every append moves its log's row: room beside it keeps that a change in place.
    sql: `CREATE TABLE nodes (
            incarnation TEXT PRIMARY KEY, born BIGSERIAL NOT NULL, address TEXT NOT NULL,
            until TIMESTAMPTZ NOT NULL, cut TEXT[] NOT NULL DEFAULT '{}'
          );
          CREATE TABLE logs (
            game TEXT PRIMARY KEY, count INTEGER NOT NULL, epoch INTEGER NOT NULL, owner TEXT
          ) WITH (fillfactor = 70);
          CREATE TABLE records (game TEXT NOT NULL, seq INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (game, seq));
          CREATE TABLE games (
            game TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, title TEXT NOT NULL, stage TEXT NOT NULL,
            updated_at BIGINT NOT NULL
          );
          CREATE TABLE members (
            account TEXT NOT NULL, game TEXT NOT NULL, role TEXT NOT NULL, PRIMARY KEY (account, game)
          );
          CREATE TABLE scripts (
            id TEXT NOT NULL, version INTEGER NOT NULL, owner TEXT NOT NULL, name TEXT NOT NULL, items TEXT NOT NULL,
            at BIGINT NOT NULL, PRIMARY KEY (id, version)
          );
          CREATE INDEX scripts_of ON scripts (owner);
          CREATE TABLE spent (key TEXT PRIMARY KEY, forget_after BIGINT NOT NULL);
          CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);`,
  },
  {
    least: 1,
    // A table is taken in one round trip. Its row is locked, so nobody takes it or writes to it meanwhile; each statement
    // in here sees what is so by then, and whoever is past their time is buried before anything of theirs is taken.
    sql: `CREATE FUNCTION take_table(wanted TEXT, me TEXT) RETURNS TABLE (held_by TEXT, taken INTEGER) LANGUAGE plpgsql AS $$
          DECLARE holder TEXT;
          BEGIN
            SELECT owner INTO holder FROM logs WHERE game = wanted FOR UPDATE;
            IF NOT FOUND THEN RETURN; END IF;
            IF holder IS NOT NULL AND holder <> me THEN
              DELETE FROM nodes WHERE incarnation = holder AND until <= clock_timestamp();
              IF EXISTS (SELECT FROM nodes WHERE incarnation = holder) THEN
                RETURN QUERY SELECT holder, NULL::INTEGER;
                RETURN;
              END IF;
            END IF;
            IF NOT EXISTS (SELECT FROM nodes WHERE incarnation = me) THEN RETURN; END IF;
            RETURN QUERY UPDATE logs SET owner = me, epoch = epoch + 1 WHERE game = wanted RETURNING NULL::TEXT, epoch;
          END $$;`,
  },
];

/** Any number that no other program on the same database locks by. */
const LOCK = 0x62656c66;
/** A step that waits for a table longer than this would keep everybody else waiting behind it. */
const LOCK_TIMEOUT = '3s';

/** Brings the database to this program's version; several nodes that start at once do it once. */
export async function migrate(client: ClientBase, steps: readonly Step[] = STEPS): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('CREATE TABLE IF NOT EXISTS steps (version INTEGER PRIMARY KEY, least INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number; least: number }>(
      'SELECT coalesce(max(version), 0) AS version, coalesce(max(least), 0) AS least FROM steps',
    );
    const { version, least } = rows[0]!;
    if (least > steps.length) {
      throw new BadStore(
        `The database of BELFRY_STORE was brought up to date by a newer Belfry (it needs version ${least} or later, this ` +
          `program knows ${steps.length}). Start the newer program. The database was not touched.`,
      );
    }
    for (const [index, step] of steps.entries()) {
      if (index < version) continue;
      await client.query(step.sql);
      await client.query('INSERT INTO steps (version, least) VALUES ($1, $2)', [index + 1, step.least]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
