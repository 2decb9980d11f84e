import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, PROTOCOL_VERSION } from '@belfry/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { usualLimits } from '../src/config.ts';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { testServer } from './house.ts';

const figures = async ({ metricsUrl }: RunningServer): Promise<string> => (await fetch(metricsUrl!)).text();

describe('friends on one Wi-Fi', () => {
  test('twenty devices behind one address load the app afresh and all sit down', async () => {
    const web = mkdtempSync(join(tmpdir(), 'belfry-wifi-'));
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Belfry</title>');
    // As many as the built app asks for on a first visit.
    const files = Array.from({ length: 186 }, (_, n) => `assets/part-${n}.js`);
    for (const file of files) writeFileSync(join(web, file), `ring(${file.length})`);
    const server = await testServer({ web, limits: usualLimits });
    const teller = await new Client(server.url).openTable({ name: 'Teller', chairs: 20 });
    const visit = async (seat: number) => {
      for (const file of ['', `join/${teller.code}`, ...files]) {
        const answer = await fetch(`${server.url}/${file}`);
        expect(answer.status).toBe(200);
        await answer.text();
      }
      const device = new Client(server.url);
      expect((await device.http('GET', '/api/scripts')).status).toBe(200);
      expect((await device.http('GET', `/api/tables/${teller.code}`)).status).toBe(200);
      await device.joinTable(teller.code, `Friend ${String.fromCharCode(65 + seat)}`);
      await device.must({ do: 'sit', seat });
      device.close();
    };
    await Promise.all(Array.from({ length: 20 }, (_, seat) => visit(seat)));
    await teller.until(() => teller.table!.chairs.every(({ person }) => person !== null), 'twenty friends');
    await server.close();
    rmSync(web, { recursive: true });
  }, 60_000);
});

describe('guesses', () => {
  test('side by side they cannot outrun the limit, and those who know the code are not held up by it', async () => {
    const server = await testServer({ limits: usualLimits });
    const ann = await new Client(server.url).openTable({ name: 'Ann' });
    const known = await Promise.all(Array.from({ length: 40 }, () => ann.http('GET', `/api/tables/${ann.code}`)));
    expect(new Set(known.map(({ status }) => status))).toEqual(new Set([200]));
    const ben = new Client(server.url);
    const tries = await Promise.all(Array.from({ length: 120 }, () => ben.http('GET', '/api/tables/AAAA-BBBB')));
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(usualLimits.wrongCodesPerMinute);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(120 - usualLimits.wrongCodesPerMinute);
    await server.close();
  });

  test('behind a proxy nobody makes up an address of their own, over HTTP or sockets', async () => {
    const server = await testServer({ limits: usualLimits, proxyHops: 1 });
    const ben = new Client(server.url);
    await ben.http('POST', '/api/session');
    const guess = async (n: number) => {
      const headers = { cookie: ben.cookie, 'x-forwarded-for': `6.6.6.${n}, 1.2.3.4` };
      return (await fetch(`${server.url}/api/tables/AAAA-BBBB`, { headers })).status;
    };
    const codes = [];
    for (let n = 0; n < 20; n++) codes.push(await guess(n));
    expect(codes.filter((status) => status === 404)).toHaveLength(usualLimits.wrongCodesPerMinute);
    const headers = { cookie: ben.cookie, 'x-forwarded-for': '9.9.9.9, 1.2.3.4' };
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers });
    const bye = await new Promise((heard) => {
      socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: 'AAAA-BBBB' })));
      socket.on('message', (data) => heard(JSON.parse(String(data))));
    });
    expect(bye).toMatchObject({ t: 'bye', code: 'too-many' });
    await server.close();
  });
});

describe('floods', () => {
  test('pings count as frames; whoever sends them without reading is cut off', async () => {
    const server = await testServer({ limits: usualLimits, metrics: { host: '127.0.0.1', port: 0 } });
    const ann = new Client(server.url);
    await ann.http('POST', '/api/session');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie: ann.cookie } });
    await new Promise((open) => socket.on('open', open));
    socket.on('error', () => {});
    expect(await figures(server)).toContain('belfry_sockets 1\n');
    socket.pause();
    const payload = Buffer.alloc(125, 7);
    while (!(await figures(server)).includes('belfry_sockets 0\n')) {
      for (let n = 0; n < 100 && socket.readyState === WebSocket.OPEN; n++) socket.ping(payload);
    }
    socket.terminate();
    await server.close();
  });

  test('a few pings are answered', async () => {
    const server = await testServer({ limits: usualLimits });
    const ann = new Client(server.url);
    await ann.http('POST', '/api/session');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie: ann.cookie } });
    await new Promise((open) => socket.on('open', open));
    const pong = new Promise((heard) => socket.on('pong', (data) => heard(String(data))));
    socket.ping('are you there?');
    expect(await pong).toBe('are you there?');
    socket.terminate();
    await server.close();
  });
});

describe('figures', () => {
  test('have a door of their own, or none', async () => {
    const [without, own] = [await testServer(), await testServer({ metrics: { host: '127.0.0.1', port: 0 } })];
    expect(without.metricsUrl).toBeNull();
    for (const server of [without, own]) expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const text = await figures(own);
    expect(text).toContain('belfry_sockets');
    expect(text).toContain('belfry_tables_in_memory');
    expect((await fetch(own.metricsUrl!.replace('/metrics', '/'))).status).toBe(404);
    await Promise.all([without.close(), own.close()]);
  });
});

describe('coming and going', () => {
  test('strangers who come and go do not lock out one who left', async () => {
    const server = await testServer();
    const teller = await new Client(server.url).openTable({ name: 'Teller' });
    const ben = await new Client(server.url).joinTable(teller.code, 'Ben');
    await ben.must({ do: 'leave' });
    const strangers = [];
    for (let n = 0; n < LIMITS.people + 5; n++) {
      const stranger = new Client(server.url);
      const name = `Visitor ${String.fromCharCode(65 + (n % 26))}${String.fromCharCode(65 + Math.floor(n / 26))}`;
      const { status } = await stranger.http('POST', `/api/tables/${teller.code}/join`, { name, as: 'spectator' });
      strangers.push(status);
    }
    expect(strangers.filter((status) => status === 200)).toHaveLength(LIMITS.people - 1);
    expect(strangers.at(-1)).toBe(409);
    expect(await ben.do({ do: 'join', name: 'Ben', as: 'player' })).toEqual({ ok: true });
    await server.close();
  });

  test('one who was muted cannot speak through a new name', async () => {
    const server = await testServer();
    const teller = await new Client(server.url).openTable({ name: 'Teller' });
    const zoe = await new Client(server.url).joinTable(teller.code, 'Zoe', 'spectator');
    await zoe.must({ do: 'rename', name: 'Zora' });
    await teller.must({ do: 'mute', person: zoe.you!.person, muted: true });
    expect(await zoe.do({ do: 'rename', name: 'It is Ann' })).toMatchObject({ ok: false, code: 'muted' });
    await server.close();
  });
});
