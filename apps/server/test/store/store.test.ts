import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../../src/store/memory.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
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
