import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../../src/store/memory.ts';
import { STEPS } from '../../src/store/migrations.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { SqliteFile } from '../../src/store/sqlite-file.ts';
import { BadStore } from '../../src/store/store.ts';
import { storeContract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const file = () => join(folder, `${++files}`, 'belfry.sqlite');

/** Has the file to itself for a moment, on another thread: whoever opens it must not give up. */
const HOLDS_IT = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const db = new DatabaseSync(workerData);
  db.exec('BEGIN EXCLUSIVE');
  parentPort.postMessage('held');
  setTimeout(() => db.exec('COMMIT'), 300);`;

storeContract('memory', async () => memoryStore());
storeContract('sqlite', async () => sqliteStore(file()));

describe('the SQLite file', () => {
  test('is there again after closing', async () => {
    const path = file();
    const first = sqliteStore(path);
    await first.append({ game: 'a', after: 0, records: ['1'] });
    await first.close();
    const second = sqliteStore(path);
    expect(await second.records('a')).toEqual(['1']);
    await second.close();
  });

  test('is refused in words, and left alone, when a newer program wrote it', async () => {
    const path = file();
    await sqliteStore(path).close();
    const newer = new DatabaseSync(path);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(() => sqliteStore(path)).toThrow(BadStore);
    expect(() => sqliteStore(path)).toThrow(/newer Belfry \(its version is 99/);
  });

  test('of the first version is brought up to date with all that is in it', async () => {
    const path = file();
    mkdirSync(dirname(path));
    const old = new DatabaseSync(path);
    old.exec(STEPS[0]!);
    old.exec(
      "INSERT INTO records VALUES ('b', 1, 'b1'), ('a', 2, 'a2'), ('a', 1, 'a1'), ('b', 2, 'b2'), ('b', 3, 'b3')",
    );
    old.exec("INSERT INTO games VALUES ('a', 'CODE', 'Title', 'lobby', 5)");
    old.exec('PRAGMA user_version = 1');
    old.close();
    const store = sqliteStore(path);
    await store.append({ game: 'a', after: 2, records: ['a3'] });
    await expect(store.append({ game: 'b', after: 2, records: ['other'] })).rejects.toThrow(/has 3 records, not 2/);
    expect(await store.records('a')).toEqual(['a1', 'a2', 'a3']);
    expect(await store.records('b')).toEqual(['b1', 'b2', 'b3']);
    expect((await store.gameByCode('CODE'))?.game).toBe('a');
    await store.close();
  });

  test('has nothing of a batch that could not be written, and goes on', async () => {
    const path = file();
    const store = new SqliteFile(path);
    // Nothing of the second may be there twice, so the whole batch is undone, the new game of the first with it.
    const card = { code: 'CODE', title: 'Title', stage: 'lobby', updatedAt: 1 };
    const broken = { game: 'b', after: 0, records: ['1'], card: { ...card, title: null as never } };
    const first = { game: 'a', after: 0, records: ['a1'] };
    expect(() => store.append([first, { ...first, after: 1 }, broken])).toThrow();
    expect(store.append([{ game: 'c', after: 0, records: ['c1'] }, first])).toEqual([null, null]);
    expect([store.records('a'), store.records('b'), store.records('c')]).toEqual([['a1'], [], ['c1']]);
    store.close();
  });

  test('can be copied while it is written to', async () => {
    const store = sqliteStore(file());
    await store.append({ game: 'a', after: 0, records: ['1'] });
    const copy = file();
    const copying = store.backup(copy);
    await store.append({ game: 'a', after: 1, records: ['2'] });
    await copying;
    const opened = sqliteStore(copy);
    expect((await opened.records('a')).slice(0, 1)).toEqual(['1']);
    await opened.close();
    await store.close();
  });

  test('takes two processes: the second writer is told', async () => {
    const path = file();
    const [one, two] = [sqliteStore(path), sqliteStore(path)];
    await one.append({ game: 'a', after: 0, records: ['1'] });
    await expect(two.append({ game: 'a', after: 0, records: ['other'] })).rejects.toThrow(/has 1 records, not 0/);
    await two.append({ game: 'a', after: 1, records: ['2'] });
    expect(await one.records('a')).toEqual(['1', '2']);
    // Also a writer that had the last word itself a moment ago.
    await expect(one.append({ game: 'a', after: 1, records: ['other'] })).rejects.toThrow(/has 2 records, not 1/);
    await one.append({ game: 'a', after: 2, records: ['3'] });
    await expect(two.append({ game: 'a', after: 2, records: ['other'] })).rejects.toThrow(/has 3 records, not 2/);
    await one.close();
    await two.close();
  });

  test('waits for whoever has just begun the same new file', async () => {
    const path = file();
    mkdirSync(dirname(path));
    const other = new Worker(HOLDS_IT, { eval: true, workerData: path });
    await once(other, 'message');
    const store = sqliteStore(path);
    await store.append({ game: 'a', after: 0, records: ['1'] });
    expect(await store.records('a')).toEqual(['1']);
    await store.close();
  });

  test('is begun once, however many open it in the same instant', async () => {
    const path = file();
    const stores = Array.from({ length: 6 }, () => sqliteStore(path));
    await Promise.all(stores.map((store, at) => store.append({ game: `g${at}`, after: 0, records: [`${at}`] })));
    for (const at of stores.keys()) expect(await stores[0]!.records(`g${at}`)).toEqual([`${at}`]);
    await Promise.all(stores.map((store) => store.close()));
  });
});
