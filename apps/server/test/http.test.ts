import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { usualLimits } from '../src/config.ts';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const visitor = () => new Client(server.url);

describe('over HTTP', () => {
  test('a table is opened, found, shown as a picture, and joined', async () => {
    const ann = visitor();
    const opened = await ann.http<{ code: string; link: string }>('POST', '/api/tables', { name: 'Ann' });
    expect(opened.status).toBe(201);
    expect(opened.body.link).toBe(`${server.url}/join/${opened.body.code}`);
    const plate = await visitor().http('GET', `/api/tables/${opened.body.code.toLowerCase().replace('-', '')}`);
    expect(plate.body).toMatchObject({ code: opened.body.code, script: 'Trouble Brewing', stage: 'lobby', players: 0 });
    const qr = await fetch(`${server.url}/api/tables/${opened.body.code}/qr.svg`);
    expect(qr.headers.get('content-type')).toContain('image/svg+xml');
    expect(await qr.text()).toContain('<svg');
    const mine = await ann.http<{ games: object[] }>('GET', '/api/games');
    expect(mine.body.games).toMatchObject([{ code: opened.body.code, role: 'storyteller', stage: 'lobby' }]);
  });

  test('the almanac is served in its languages', async () => {
    const { body } = await visitor().http<{ characters: object[]; languages: string[] }>('GET', '/api/almanac?lang=en');
    expect(body.characters.length).toBeGreaterThan(100);
    expect((await visitor().http('GET', '/api/almanac?lang=xx')).status).toBe(404);
  });

  test('scripts keep versions and are shared by their id', async () => {
    const [ann, ben] = [visitor(), visitor()];
    const items = [{ id: '_meta', name: 'Mine' }, 'chef', 'imp'];
    const { body } = await ann.http<{ id: string }>('POST', '/api/scripts', { items });
    await ann.http('PUT', `/api/scripts/${body.id}`, { items: [...items, 'monk'] });
    expect((await ben.http('GET', `/api/scripts/${body.id}`)).body).toMatchObject({ version: 2, name: 'Mine' });
    expect((await ben.http<{ items: object[] }>('GET', `/api/scripts/${body.id}?version=1`)).body.items).toHaveLength(
      3,
    );
    await ben.http('POST', '/api/session');
    expect((await ben.http('PUT', `/api/scripts/${body.id}`, { items })).status).toBe(403);
    expect((await ann.http('POST', '/api/scripts', { items: [{ no: 'id' }] })).body).toMatchObject({
      error: expect.stringContaining('item 1'),
    });
    const table = await ann.openTable({ name: 'Ann', script: { saved: body.id } });
    expect(table.table!.script.name).toBe('Mine');
    await table.must({ do: 'script', script: { builtin: 'bad-moon-rising' } });
    await table.must({ do: 'script', script: { saved: body.id, version: 1 } });
  });

  test('errors are words, and health answers', async () => {
    expect((await visitor().http('POST', '/api/tables', { name: 7 })).body).toMatchObject({
      error: expect.stringContaining('name'),
    });
    expect((await visitor().http('GET', '/api/games')).status).toBe(401);
    expect((await visitor().http('GET', '/api/tables/AAAA-BBBB')).status).toBe(404);
    expect((await visitor().http('GET', '/nothing')).status).toBe(404);
    expect((await visitor().http('GET', '/healthz')).body).toEqual({ ok: true });
  });
});

describe('the built web app', () => {
  test('is served from the same port; its own addresses lead to it, and only fingerprinted files are kept', async () => {
    const web = mkdtempSync(join(tmpdir(), 'belfry-web-'));
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Belfry</title>');
    writeFileSync(join(web, 'assets', 'main-4f2a.js'), 'ring()');
    const own = await testServer({ web });
    const page = await fetch(`${own.url}/join/KXTR-PWMA`);
    expect(await page.text()).toContain('<title>Belfry</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await fetch(`${own.url}/assets/main-4f2a.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${own.url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${own.url}/api/gone`)).status).toBe(404);
    await own.close();
    rmSync(web, { recursive: true });
  });
});

describe('doors', () => {
  test('every answer carries the headers of a careful page; cookies are http-only', async () => {
    const response = await fetch(`${server.url}/api/session`, { method: 'POST' });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('pages of others may not act, a forged cookie is nobody', async () => {
    const response = await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    const knock = (headers: Record<string, string>) =>
      new Promise((resolve) => {
        const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers });
        ws.on('unexpected-response', (_, answer) => resolve(answer.statusCode));
        ws.on('open', () => resolve('open'));
        ws.on('error', () => {});
      });
    const ann = visitor();
    await ann.http('POST', '/api/session');
    expect(await knock({ cookie: ann.cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ cookie: `${ann.cookie.slice(0, -2)}xx` })).toBe(401);
    expect(await knock({})).toBe(401);
    expect(await knock({ cookie: ann.cookie, origin: server.url })).toBe('open');
  });

  test('codes cannot be tried out, and floods are cut off', async () => {
    const strict = await testServer({ limits: { ...usualLimits, framesAtOnce: 20, framesPerSecond: 5 } });
    const ann = await new Client(strict.url).openTable({ name: 'Ann' });
    const ben = new Client(strict.url);
    const tries = [];
    for (let i = 0; i < 12; i++) tries.push((await ben.http('GET', '/api/tables/AAAA-BBBB')).status);
    expect(tries.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect((await ben.http('GET', `/api/tables/${ann.code}`)).status).toBe(429);
    for (let n = 0; n < 200; n++) ann.send(JSON.stringify({ t: 'ping', n }));
    await ann.until(() => ann.bye !== null, 'the end of patience');
    expect(ann.bye).toMatchObject({ code: 'too-fast' });
    await strict.close();
  });
});
