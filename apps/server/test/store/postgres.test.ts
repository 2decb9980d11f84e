import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../../src/store/postgres.ts';
import { migrate, STEPS } from '../../src/store/postgres-migrations.ts';
import { BadStore, Conflict } from '../../src/store/store.ts';
import { freePort, type TestPostgres, testPostgres } from '../postgres.ts';
import { storeContract } from './contract.ts';

let server: TestPostgres;
let shared: string;
beforeAll(async () => {
  server = await testPostgres();
  shared = await server.database();
}, 120_000);
afterAll(() => server.stop(), 60_000);

storeContract('postgres', async () => {
  const store = await postgresStore(shared);
  await store.ask('clear', 'TRUNCATE logs, records, games, members, scripts, spent', []);
  return store;
});

describe('the PostgreSQL store', () => {
  test('takes two nodes: the second writer is told, and what the first wrote stays', async () => {
    const url = await server.database();
    const [one, two] = await Promise.all([postgresStore(url), postgresStore(url)]);
    await one.append({ game: 'a', after: 0, records: ['1'] });
    await expect(two.append({ game: 'a', after: 0, records: ['other'] })).rejects.toBeInstanceOf(Conflict);
    await two.append({ game: 'a', after: 1, records: ['2'] });
    expect(await one.records('a')).toEqual(['1', '2']);
    await Promise.all([one.close(), two.close()]);
  });

  test('an append of an epoch that is over writes nothing', async () => {
    const store = await postgresStore(await server.database());
    await store.append({ game: 'a', after: 0, records: ['1'], owner: 'n1' });
    await store.append({ game: 'a', after: 1, records: ['2'], epoch: 1 });
    await expect(store.append({ game: 'a', after: 2, records: ['3'], epoch: 2 })).rejects.toBeInstanceOf(Conflict);
    await store.ask('test', 'UPDATE logs SET epoch = 2', []);
    await expect(store.append({ game: 'a', after: 2, records: ['3'], epoch: 1 })).rejects.toBeInstanceOf(Conflict);
    expect(await store.records('a')).toEqual(['1', '2']);
    await store.close();
  });

  test('versions of a script that two nodes save at once have numbers of their own', async () => {
    const url = await server.database();
    const stores = await Promise.all([postgresStore(url), postgresStore(url)]);
    const script = { id: 's', owner: 'ann', name: 'One', items: '[]', at: 1 };
    const saved = await Promise.all(Array.from({ length: 20 }, (_, i) => stores[i % 2]!.saveScript(script)));
    expect(saved.toSorted((a, b) => a! - b!)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('all nodes sign with the secret of the first', async () => {
    const url = await server.database();
    const stores = await Promise.all([postgresStore(url), postgresStore(url)]);
    // At the same moment, and often enough that one of them loses the race.
    for (let round = 0; round < 30; round++) {
      const secrets = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((one) => stores[one % 2]!.secret(`signing ${round}`, `fresh ${one}`)),
      );
      expect(new Set(secrets).size).toBe(1);
    }
    expect(await stores[1]!.secret('signing 0', 'another')).toMatch(/^fresh \d$/);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('nodes that start at once on an empty database set it up once', async () => {
    const url = await server.database();
    const stores = await Promise.all(Array.from({ length: 4 }, () => postgresStore(url)));
    await stores[0]!.append({ game: 'a', after: 0, records: ['1'] });
    expect(await stores[3]!.records('a')).toEqual(['1']);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a newer program brings the database up to date while an older one goes on writing', async () => {
    const url = await server.database();
    const older = await postgresStore(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await older.append({ game: 'a', after: 0, records: ['1'] });
    const added = { least: 1, sql: 'ALTER TABLE logs ADD COLUMN colour TEXT' };
    let count = 1;
    let writing = true;
    const writes = (async () => {
      while (writing) {
        await older.append({ game: 'a', after: count, records: ['more'] });
        count++;
      }
    })();
    await migrate(client, [...STEPS, added]);
    writing = false;
    await writes;
    expect(await older.records('a')).toHaveLength(count);
    // Also one of the older program that only starts now.
    await (await postgresStore(url)).close();
    await migrate(client, [...STEPS, added, { least: 3, sql: 'ALTER TABLE logs DROP COLUMN colour' }]);
    await expect(postgresStore(url)).rejects.toThrow(/newer Belfry \(it needs version 3/);
    await client.end();
    await older.close();
  });

  test('a step that fails leaves nothing behind', async () => {
    const client = new pg.Client({ connectionString: await server.database() });
    await client.connect();
    const broken = { least: 1, sql: 'CREATE TABLE half (a INT); SELECT nonsense' };
    await expect(migrate(client, [broken])).rejects.toThrow();
    expect((await client.query("SELECT to_regclass('half') AS half, to_regclass('steps') AS steps")).rows).toEqual([
      { half: null, steps: null },
    ]);
    await client.end();
  });

  test('that cannot be reached is refused in words, without its password', async () => {
    const url = `postgres://ann:hidden@127.0.0.1:${await freePort()}/belfry`;
    const error = await postgresStore(url).catch((wrong: unknown) => wrong as Error);
    expect(error).toBeInstanceOf(BadStore);
    expect((error as Error).message).toMatch(/BELFRY_STORE \(127\.0\.0\.1:\d+\/belfry\): nothing answers there/);
    expect((error as Error).message).not.toContain('hidden');
    const wrong = server.base.replace(/:[^:@]*@/, ':wrong@');
    if (server.ours) await expect(postgresStore(`${wrong}/postgres`)).rejects.toThrow(/the password is wrong/);
  });

  test('waits out a restart of the database, and loses nothing that it took', async () => {
    if (!server.ours) return;
    const store = await postgresStore(await server.database());
    await store.append({ game: 'a', after: 0, records: ['1'] });
    await server.restart('crash');
    expect(await store.records('a')).toEqual(['1']);
    const restarting = server.restart('orderly');
    await expect.poll(() => store.records('a')).toEqual(['1']);
    await restarting;
    await store.append({ game: 'a', after: 1, records: ['2'] });
    expect(await store.records('a')).toEqual(['1', '2']);
    await store.close();
  });
});
