import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp } from '../src/backup.ts';
import { configFrom } from '../src/config.ts';
import { keptSecret } from '../src/secret.ts';
import { inWords } from '../src/store/disk-trouble.ts';
import { memoryStore } from '../src/store/memory.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { BadStore } from '../src/store/store.ts';
import { Client } from './client.ts';
import { testServer } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;
const fresh = (): string => {
  const path = join(folder, `${++folders}`);
  mkdirSync(path);
  return path;
};

describe('the secret', () => {
  test('is made once, whole, and for nobody else', () => {
    const data = fresh();
    const secret = keptSecret(data);
    expect(secret.length).toBeGreaterThan(40);
    expect(keptSecret(data)).toBe(secret);
    expect(readdirSync(data)).toEqual(['secret']);
  });

  test.each(['', '\n', 'short'])('is refused with its path when it is %j', (left) => {
    const data = fresh();
    writeFileSync(join(data, 'secret'), left);
    expect(() => keptSecret(data)).toThrow(BadStore);
    expect(() => keptSecret(data)).toThrow(join(data, 'secret'));
    expect(() => keptSecret(data)).toThrow(/backup/);
  });

  test('that cannot be written leaves nothing behind that a later start would sign with', () => {
    const data = join(fresh(), 'file');
    writeFileSync(data, 'no folder');
    expect(() => keptSecret(data)).toThrow(/Point BELFRY_DATA at a folder/);
    const half = fresh();
    mkdirSync(join(half, 'secret.new'));
    expect(() => keptSecret(half)).toThrow(join(half, 'secret'));
    expect(existsSync(join(half, 'secret'))).toBe(false);
  });

  test('given in the settings has to be long enough; an empty one is none', () => {
    const BELFRY_DATA = fresh();
    expect(() => configFrom({ BELFRY_DATA, BELFRY_SECRET: 'abc' })).toThrow(/at least 16/);
    expect(configFrom({ BELFRY_DATA, BELFRY_SECRET: '' }).secret).toBe(keptSecret(BELFRY_DATA));
  });
});

describe('a disk in trouble is told in one sentence with a path and advice:', () => {
  test('a damaged file', () => {
    const path = join(fresh(), 'belfry.sqlite');
    writeFileSync(path, 'this was a store once, before the storm'.repeat(200));
    expect(() => sqliteStore(path)).toThrow(BadStore);
    expect(() => sqliteStore(path)).toThrow(`${path}: it is damaged`);
  });

  test('a folder that is a file', () => {
    const data = join(fresh(), 'file');
    writeFileSync(data, '');
    expect(() => sqliteStore(join(data, 'belfry.sqlite'))).toThrow(
      /belfry\.sqlite: there is no such folder.*BELFRY_DATA/,
    );
  });

  test.each([
    [{ errcode: 13 }, /full.*Free some space/],
    [{ code: 'ENOSPC' }, /full.*Free some space/],
    [{ errcode: 8 }, /cannot be written to.*right to write/],
    [{ errcode: 1032 }, /cannot be written to.*right to write/],
    [{ code: 'EROFS' }, /cannot be written to.*right to write/],
    [{ errcode: 267 }, /damaged.*backup/],
    [{ errcode: 26 }, /damaged.*backup/],
    [{ errcode: 5 }, /another program/],
    [{ errcode: 778 }, /does not answer/],
  ])('%o', (error, words) => {
    const told = inWords(Object.assign(new Error('raw'), error), '/srv/belfry/belfry.sqlite') as Error;
    expect(told).toBeInstanceOf(BadStore);
    expect(told.message).toMatch(/^\/srv\/belfry\/belfry\.sqlite: /);
    expect(told.message).toMatch(words);
  });

  test('at the start of the program, and nothing else is printed', async () => {
    const data = fresh();
    writeFileSync(join(data, 'belfry.sqlite'), 'not a store '.repeat(500));
    const { code, err } = await run({ BELFRY_DATA: data, BELFRY_PORT: '0' });
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([expect.stringMatching(/^Belfry: .*belfry\.sqlite: it is damaged/)]);
  });
});

test('/healthz says when nothing can be written, without saying where', async () => {
  let full = false;
  const store = {
    ...memoryStore(),
    check: async () => {
      if (full) throw new BadStore('/srv/belfry.sqlite: the disk is full.');
    },
  };
  const server = await testServer({}, { store });
  full = true;
  const { status, body } = await new Client(server.url).http('GET', '/healthz');
  expect(status).toBe(503);
  expect(body).toEqual({ ok: false, reason: 'The store cannot be written to. The server’s log says why.' });
  await server.close();
});

test('a real check writes to the file', async () => {
  const store = sqliteStore(join(fresh(), 'belfry.sqlite'));
  await store.check();
  await store.close();
  await expect(store.check()).rejects.toThrow(/ended/);
});

test('a backup is all that another machine needs: with it, everybody is still who they were', async () => {
  const data = fresh();
  const secret = keptSecret(data);
  const server = await testServer({ data, secret });
  const teller = await new Client(server.url).openTable({ name: 'Teller' });
  const to = await backUp(server.store, data, secret);
  await server.close();
  const elsewhere = fresh();
  writeFileSync(join(elsewhere, 'belfry.sqlite'), readFileSync(`${to}.sqlite`));
  writeFileSync(join(elsewhere, 'secret'), readFileSync(`${to}.secret`));
  const again = await testServer({ data: elsewhere, secret: keptSecret(elsewhere) });
  const back = new Client(again.url);
  Object.assign(back, { cookie: teller.cookie, code: teller.code });
  await back.connect();
  expect(back.you).toMatchObject({ name: 'Teller', role: 'storyteller' });
  await again.close();
});

test('what nobody else catches is written down, and the server goes on', async () => {
  const data = fresh();
  const thrower = join(fresh(), 'thrower.mjs');
  writeFileSync(
    thrower,
    `process.on('SIGUSR1', () => {
       setTimeout(() => { throw new Error('from nowhere'); }, 1);
       Promise.reject(new Error('unheard'));
     });`,
  );
  const { child, url } = await start({ BELFRY_DATA: data, BELFRY_PORT: '0', NODE_OPTIONS: `--import ${thrower}` });
  try {
    child.kill('SIGUSR1');
    const folder = join(data, 'troubles');
    const written = () =>
      existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')) : [];
    // A file is there before its words are.
    while (!['from nowhere', 'unheard'].every((words) => written().some((text) => text.includes(words)))) {
      expect(child.exitCode).toBeNull();
      await new Promise((later) => setTimeout(later, 10));
    }
    expect((await new Client(url).http('GET', '/healthz')).body).toEqual({ ok: true });
  } finally {
    child.kill('SIGKILL');
  }
});

const MAIN = join(import.meta.dirname, '../src/main.ts');

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, BELFRY_LOG: 'silent', BELFRY_METRICS_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((open, fail) => {
    child.stdout.on('data', (text) => {
      const [, found] = /open at (\S+)/.exec(String(text)) ?? [];
      if (found !== undefined) open(found);
    });
    child.on('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
  });
  return { child, url };
}

async function run(env: Record<string, string>): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (text) => {
    err += String(text);
  });
  const code = await new Promise<number | null>((ended) => child.on('close', ended));
  return { code, err };
}
