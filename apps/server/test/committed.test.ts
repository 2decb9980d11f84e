import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { steadyClock } from '../src/clock.ts';
import { Limiter } from '../src/limiter.ts';
import type { RunningServer } from '../src/main.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Client } from './client.ts';
import { gather, testServer } from './house.ts';

let server: RunningServer;
afterEach(() => server?.close());

/** A store whose next writes wait until they are let go, or fail. */
function slowStore(store: Store = memoryStore()) {
  let gate: Promise<void> | null = null;
  let writing: (() => void) | null = null;
  return {
    store: {
      ...store,
      append: async (append: Parameters<Store['append']>[0]) => {
        writing?.();
        await gate;
        return store.append(append);
      },
    },
    /** The next write waits; returns when it has come, and how to end the wait. */
    hold() {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const came = Promise.withResolvers<void>();
      promise.catch(() => {});
      gate = promise;
      writing = came.resolve;
      const end = (how: () => void) => {
        gate = null;
        writing = null;
        how();
      };
      return {
        came: came.promise,
        pass: () => end(resolve),
        fail: () => end(() => reject(new Error('The disk is full.'))),
      };
    },
  };
}

describe('what is not on disk', () => {
  test('is shown by nobody: HTTP waits, and shows what came to be', async () => {
    const { store, hold } = slowStore();
    server = await testServer({}, { store });
    const teller = await new Client(server.url).openTable({ name: 'Teller', chairs: 5 });
    const held = hold();
    const named = teller.do({ do: 'name-chair', seat: 0, name: 'Ghost' });
    await held.came;
    const looking = teller.http<{ players: number }>('GET', `/api/tables/${teller.code}`);
    await new Promise((later) => setTimeout(later, 30));
    held.fail();
    expect(await named).toMatchObject({ ok: false, code: 'trouble' });
    expect((await looking).body.players).toBe(0);
  });

  test('but was written although its answer was lost, is not said to be undone', async () => {
    const kept = memoryStore();
    let lose = false;
    const store: Store = {
      ...kept,
      append: async (append) => {
        await kept.append(append);
        if (lose) throw new Error('The line broke after the commit.');
      },
    };
    server = await testServer({}, { store });
    const teller = await new Client(server.url).openTable({ name: 'Teller', chairs: 5 });
    lose = true;
    expect(await teller.do({ do: 'name-chair', seat: 0, name: 'Ann' })).toEqual({ ok: true });
    await teller.until(() => teller.table!.chairs[0]!.name === 'Ann', 'Ann');
  });
});

test('a server that stops finishes what was begun and takes nothing more', async () => {
  const { store, hold } = slowStore();
  server = await testServer({}, { store });
  const teller = await new Client(server.url).openTable({ name: 'Teller', chairs: 5 });
  const { game } = (await server.house.find(teller.code))!;
  const held = hold();
  const first = teller.do({ do: 'name-chair', seat: 0, name: 'Ann' });
  await held.came;
  const closing = server.close();
  const second = teller.do({ do: 'name-chair', seat: 1, name: 'Bob' });
  const third = await teller.http('POST', `/api/tables/${teller.code}/join`, { name: 'Cid', as: 'player' });
  expect(third.status).toBe(503);
  held.pass();
  expect(await first).toEqual({ ok: true });
  expect(await second).toMatchObject({ ok: false, code: 'trouble', reason: expect.stringMatching(/restarting/) });
  await closing;
  const log = (await store.records(game)).join();
  expect(log).toContain('Ann');
  expect(log).not.toContain('Bob');
});

test('a body that does not come is not waited for', async () => {
  server = await testServer({ requestMs: 200 });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
  );
  const heard = await new Promise<string>((ended) => {
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
    });
    socket.on('error', () => {});
    socket.on('close', () => ended(text));
  });
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
});

describe('a clock that is set back', () => {
  test('is not followed: time goes on at its pace; set ahead, it is', () => {
    let wall = 1_000_000;
    let steady = 0;
    const now = steadyClock(
      () => wall,
      () => steady,
    );
    const pass = (ms: number) => {
      wall += ms;
      steady += ms;
    };
    expect(now()).toBe(1_000_000);
    pass(500);
    wall -= 60_000;
    expect(now()).toBe(1_000_500);
    pass(1_000);
    expect(now()).toBe(1_001_500);
    wall += 300_000;
    expect(now()).toBe(1_241_500);
  });

  test('uses up nobody’s allowance', () => {
    let wall = 1_000_000;
    let steady = 0;
    const limit = new Limiter(
      2,
      1,
      steadyClock(
        () => wall,
        () => steady,
      ),
    );
    expect(limit.allows('x')).toBe(true);
    wall -= 60_000;
    expect(limit.allows('x')).toBe(true);
    expect(limit.allows('x')).toBe(false);
    steady += 1_000;
    expect(limit.allows('x')).toBe(true);
  });

  test('while the server was down leaves clocks what they had left', async () => {
    const store = memoryStore();
    const hour = 3_600_000;
    const ahead = await testServer({}, { store, now: () => Date.now() + hour });
    const { teller } = await gather(ahead.url, 5, { settings: { timers: { discussion: 100 } } });
    const tokens = ['imp', 'baron', 'soldier', 'mayor', 'saint'].map((character) => ({ character }));
    await teller.must({ do: 'begin', tokens });
    await teller.until(() => teller.clocks!.running.some(({ kind }) => kind === 'discussion'), 'the clock');
    await ahead.close();
    server = await testServer({}, { store });
    const back = new Client(server.url);
    Object.assign(back, { cookie: teller.cookie, code: teller.code });
    await back.connect();
    await back.until(() => back.clocks !== null, 'the clocks');
    const left = back.clocks!.running[0]!.endsAt - Date.now();
    expect(left).toBeLessThanOrEqual(101_000);
    expect(left).toBeGreaterThan(0);
  });
});
