import pg from 'pg';
import { migrate } from './postgres-migrations.ts';
import { STATEMENTS } from './postgres-statements.ts';
import { inWords, isAnswer, isOutage } from './postgres-trouble.ts';
import {
  type Append,
  BadStore,
  Conflict,
  type GameCard,
  type MemberCard,
  type Store,
  type StoredScript,
} from './store.ts';

/** As many batches may be on their way: PostgreSQL flushes those that commit at the same moment together. */
const AT_ONCE = 2;
const CONNECT_MS = 2_000;
/** Whoever has waited this long for an answer will get none, and the statement is ended at the other end too. */
const ANSWER_MS = 5_000;
/** A restart of the database is waited out for this long by whatever may be asked again. */
const PATIENCE_MS = 4_000;
const AGAIN_AFTER_MS = 100;
const UNIQUE = '23505';

interface Waiting {
  readonly append: Append;
  resolve(): void;
  reject(error: unknown): void;
}

/** A store that several nodes share, and what only such a one can do. */
export interface PostgresStore extends Store {
  /** The one that all nodes sign with; made by the first. */
  secret(name: string, fresh: string): Promise<string>;
  /** Asks by a name under which the statement is prepared; asked again while the database is away. */
  ask<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** PostgreSQL, also for several nodes at once. */
export async function postgresStore(url: string, connections = 8): Promise<PostgresStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'belfry',
    // A server that is told to acknowledge before it has written would lose what people were told.
    options: '-c synchronous_commit=on',
  });
  // One that breaks while nobody uses it is replaced when somebody does.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    try {
      await migrate(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end().catch(() => {});
    throw inWords(error, url);
  }
  const appends = new Appends(pool);

  const once = async <Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) =>
    (await pool.query<Row>({ name, text, values: [...values] })).rows;
  const ask = <Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) =>
    patiently(() => once<Row>(name, text, values));
  const say = <Row extends pg.QueryResultRow>(name: keyof typeof STATEMENTS, ...values: readonly unknown[]) =>
    ask<Row>(name, STATEMENTS[name], values);

  return {
    append: (append) => appends.add(append),
    records: async (game) => (await say<{ record: string }>('records', game)).map(({ record }) => record),
    gameByCode: async (code) => (await say<GameCard & pg.QueryResultRow>('gameByCode', code))[0] ?? null,
    gamesOf: (account) => say<MemberCard & pg.QueryResultRow>('gamesOf', account),
    async saveScript({ id, owner, name, items, at }) {
      for (;;) {
        try {
          const rows = await once<{ version: number }>('saveScript', STATEMENTS.saveScript, [
            id,
            owner,
            name,
            items,
            at,
          ]);
          return rows[0]?.version ?? null;
        } catch (error) {
          if ((error as { code?: string }).code !== UNIQUE) throw error;
        }
      }
    },
    script: async (id, version) => (await say<StoredScript & pg.QueryResultRow>('script', id, version))[0] ?? null,
    scriptsOf: (account) => say<StoredScript & pg.QueryResultRow>('scriptsOf', account),
    async spend(key, now, forgetAfter) {
      await say('forget', now);
      const result = await pool.query({ name: 'spend', text: STATEMENTS.spend, values: [key, forgetAfter] });
      return result.rowCount === 1;
    },
    async check() {
      try {
        await once('check', STATEMENTS.check, []);
      } catch (error) {
        throw inWords(error, url);
      }
    },
    backup: async () => {
      throw new BadStore('PostgreSQL is backed up by its own tools: pg_dump, or a base backup (docs/OPERATIONS.md).');
    },
    async secret(name, fresh) {
      await say('makeSecret', name, fresh);
      return (await say<{ value: string }>('secret', name))[0]!.value;
    },
    ask,
    async close() {
      await appends.settled();
      await pool.end();
    },
  };
}

/** Asks again while the database is away: only for what may be done twice. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error;
      await new Promise((done) => setTimeout(done, AGAIN_AFTER_MS));
    }
  }
}

/** Appends that arrive while others are on their way share the next statement. */
class Appends {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  readonly #underway = new Set<Promise<void>>();
  /** The games that they are about. */
  readonly #busy = new Set<string>();
  #starting = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  add(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#starting) return;
      this.#starting = true;
      // Everything that this turn of the event loop appends goes out together.
      setImmediate(() => {
        this.#starting = false;
        this.#start();
      });
    });
  }

  async settled(): Promise<void> {
    while (this.#waiting.length > 0 || this.#underway.size > 0) {
      await new Promise<void>((turn) => setImmediate(turn));
      await Promise.all(this.#underway);
    }
  }

  #start(): void {
    if (this.#waiting.length === 0 || this.#underway.size >= AT_ONCE) return;
    const batch = this.#batch();
    if (batch.length === 0) return;
    const run = this.#write(batch).finally(() => {
      this.#underway.delete(run);
      for (const { append } of batch) this.#busy.delete(append.game);
      this.#start();
    });
    this.#underway.add(run);
  }

  /** One append of a game at a time: the second has to find what the first has left. */
  #batch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { game } = waiting.append;
      (this.#busy.has(game) ? later : batch).push(waiting);
      this.#busy.add(game);
    }
    this.#waiting = later;
    return batch;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.#pool.query<{ game: string }>({
        name: 'append',
        text: STATEMENTS.append,
        values: valuesOf(batch.map(({ append }) => append)),
      });
      const written = new Set(rows.map(({ game }) => game));
      for (const { append, resolve, reject } of batch) {
        if (written.has(append.game)) resolve();
        else reject(new Conflict(`Game ${append.game} has not ${append.after} records, or is another node's.`));
      }
    } catch (error) {
      // What one of them is refused for must not cost the others theirs.
      if (isAnswer(error) && batch.length > 1) for (const one of batch) await this.#write([one]);
      else for (const { append, reject } of batch) reject(named(error, append));
    }
  }
}

const named = (error: unknown, { card }: Append): unknown =>
  (error as { code?: string }).code === UNIQUE ? new Conflict(`The code ${card?.code} is taken.`) : error;

/** The appends as columns, in the order of the statement. */
function valuesOf(appends: readonly Append[]): unknown[] {
  const lines = appends.flatMap(({ game, after, records }) =>
    records.map((record, index) => ({ game, seq: after + index + 1, record })),
  );
  const cards = appends.flatMap(({ card }) => card ?? []);
  // The same account twice in one statement would be refused as a change of what it has just changed.
  const people = appends.flatMap(({ game, members }) =>
    [...new Map((members ?? []).map(({ account, role }) => [account, role]))].map(([account, role]) => ({
      game,
      account,
      role,
    })),
  );
  return [
    appends.map(({ game }) => game),
    appends.map(({ after }) => after),
    appends.map(({ records }) => records.length),
    appends.map(({ epoch }) => epoch ?? null),
    appends.map(({ owner }) => owner ?? null),
    lines.map(({ game }) => game),
    lines.map(({ seq }) => seq),
    lines.map(({ record }) => record),
    cards.map(({ game }) => game),
    cards.map(({ code }) => code),
    cards.map(({ title }) => title),
    cards.map(({ stage }) => stage),
    cards.map(({ updatedAt }) => updatedAt),
    people.map(({ game }) => game),
    people.map(({ account }) => account),
    people.map(({ role }) => role),
  ];
}
