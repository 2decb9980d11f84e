/**
 * What the PostgreSQL store says. Each is prepared once per connection, under its name here; a whole batch of appends is
 * one statement, and so one round trip, one transaction and one flush.
 */

/**
 * An append is written when its log has as many records as its writer believes and is still of the writer's epoch
 * (null: nobody's). An update waits for whoever is taking the table at that moment, and then looks again. Returns the
 * games whose append was written; all others have changed nothing.
 */
const append = `
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[]) AS w (game, after, added, epoch, owner)
), moved AS (
  UPDATE logs SET count = logs.count + w.added FROM wanted w
  WHERE w.after > 0 AND logs.game = w.game AND logs.count = w.after AND (w.epoch IS NULL OR logs.epoch = w.epoch)
  RETURNING logs.game
), begun AS (
  INSERT INTO logs (game, count, epoch, owner)
  SELECT game, added, 1, owner FROM wanted WHERE after = 0
  ON CONFLICT (game) DO NOTHING RETURNING game
), taken AS (
  SELECT game FROM moved UNION ALL SELECT game FROM begun
), lines AS (
  INSERT INTO records (game, seq, record)
  SELECT r.game, r.seq, r.record FROM unnest($6::text[], $7::int[], $8::text[]) AS r (game, seq, record)
  JOIN taken USING (game)
), cards AS (
  INSERT INTO games (game, code, title, stage, updated_at)
  SELECT c.game, c.code, c.title, c.stage, c.at
  FROM unnest($9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[]) AS c (game, code, title, stage, at)
  JOIN taken USING (game)
  ON CONFLICT (game) DO UPDATE SET title = excluded.title, stage = excluded.stage, updated_at = excluded.updated_at
), people AS (
  INSERT INTO members (game, account, role)
  SELECT m.game, m.account, m.role FROM unnest($14::text[], $15::text[], $16::text[]) AS m (game, account, role)
  JOIN taken USING (game)
  ON CONFLICT (account, game) DO UPDATE SET role = excluded.role WHERE members.role <> excluded.role
)
SELECT game FROM taken`;

const card = 'game, code, title, stage, updated_at::float8 AS "updatedAt"';
const script = 'id, version, owner, name, at::float8 AS at';

export const STATEMENTS = {
  append,
  records: 'SELECT record FROM records WHERE game = $1 ORDER BY seq',
  gameByCode: `SELECT ${card} FROM games WHERE code = $1`,
  gamesOf: `SELECT ${card}, role FROM members JOIN games USING (game) WHERE account = $1 ORDER BY updated_at DESC LIMIT 200`,
  // Two who save at once want the same number: the second finds it taken, and asks again.
  saveScript: `
    INSERT INTO scripts (id, version, owner, name, items, at)
    SELECT $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5::bigint FROM scripts WHERE id = $1
    HAVING coalesce(bool_and(owner = $2), true) RETURNING version`,
  script: `SELECT ${script}, items FROM scripts WHERE id = $1 AND (version = $2::int OR $2::int IS NULL) ORDER BY version DESC LIMIT 1`,
  scriptsOf: `
    SELECT * FROM (SELECT DISTINCT ON (id) ${script} FROM scripts WHERE owner = $1 ORDER BY id, version DESC) latest
    ORDER BY at DESC LIMIT 500`,
  forget: 'DELETE FROM spent WHERE forget_after < $1::bigint',
  spend: 'INSERT INTO spent (key, forget_after) VALUES ($1, $2::bigint) ON CONFLICT (key) DO NOTHING',
  check: `
    INSERT INTO spent (key, forget_after) VALUES ('check', (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
    ON CONFLICT (key) DO UPDATE SET forget_after = excluded.forget_after`,
  // In two: who loses the race to make it sees what the other has made only in a statement of its own.
  makeSecret: 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
  secret: 'SELECT value FROM secrets WHERE name = $1',
} as const;
