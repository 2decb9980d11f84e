import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cast, Game, random } from '@belfry/engine';
import { BOTS } from '@belfry/storyteller';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cast } from '../src/cast.ts';
import type { RunningServer, World } from '../src/main.ts';
import { policies } from '../src/policies.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import type { LogRecord } from '../src/table/record.ts';
import { Client } from './client.ts';
import { gather, NAMES, oneAct, testServer, untimed } from './house.ts';

/** A Poisoner whose ability fails when seat 3 is chosen, and a Monk whose ability always fails. */
vi.mock('../src/cast.ts', async () => {
  const { cast } = await vi.importActual<{ cast: Cast }>('../src/cast.ts');
  const poisoner = cast.get('poisoner')!;
  const monk = cast.get('monk')!;
  const broken = new Map(cast);
  broken.set('poisoner', {
    ...poisoner,
    *act(context) {
      const victim = yield* context.choosePlayer();
      if (victim === 3) throw new Error('The Poisoner has slipped.');
    },
  });
  broken.set('monk', {
    ...monk,
    *act() {
      throw new Error('The Monk has fallen over.');
    },
  });
  return { cast: Object.assign(broken, { jinxes: cast.jinxes }) };
});

const OTHERS = 50;
const SAFE = ['imp', 'scarletwoman', 'soldier', 'mayor', 'empath'].map((character) => ({ character }));
const SAFE_SEVEN = [...SAFE, { character: 'chef' }, { character: 'washerwoman' }];
const WITH_POISONER = ['imp', 'poisoner', 'soldier', 'mayor', 'saint'].map((character) => ({ character }));
const WITH_MONK = ['imp', 'baron', 'monk', 'mayor', 'saint'].map((character) => ({ character }));

let server: RunningServer;
/** Stops the fifty others where they are, plays them to their end, and says how many got there. */
let others: () => Promise<number>;
let store: Store;

async function open(world: World = {}): Promise<void> {
  store = memoryStore();
  server = await testServer({}, { store, botPace: 0.001, ...world });
  const games = Array.from({ length: OTHERS }, async (_, index) => {
    const teller = await new Client(server.url).openTable({ name: 'Teller', chairs: 5, settings: { timers: untimed } });
    for (let seat = 0; seat < 5; seat++) await teller.must({ do: 'name-chair', seat, name: NAMES[seat]! });
    await teller.must({ do: 'begin', tokens: SAFE });
    const stand = {
      answer: (p: never, choice: never) => teller.answer(p, choice),
      until: async () => {},
      get prompts() {
        return teller.prompts;
      },
    };
    const players = Array.from({ length: 5 }, () => stand as unknown as Client);
    const party = { teller, players };
    const chance = random(`other ${index}`);
    for (let acts = 0; acts < 5; acts++) await oneAct(party, chance);
    return async () => {
      let acts = 0;
      while (await oneAct(party, chance)) if (++acts > 3_000) throw new Error('no end');
      expect(teller.bye).toBeNull();
      return teller.view!.outcome !== null;
    };
  });
  const playOn = await Promise.all(games);
  others = async () => (await Promise.all(playOn.map((on) => on()))).filter(Boolean).length;
}

let strays: unknown[] = [];
const stray = (error: unknown) => strays.push(error);
beforeEach(() => {
  strays = [];
  process.on('unhandledRejection', stray);
  process.on('uncaughtException', stray);
});
afterEach(async () => {
  await server.close();
  process.off('unhandledRejection', stray);
  process.off('uncaughtException', stray);
  expect(strays).toEqual([]);
});

async function toPoisoner(settings = {}): Promise<Client> {
  const { teller } = await gather(server.url, 5, { settings });
  await teller.must({ do: 'begin', tokens: WITH_POISONER });
  await teller.until(() => teller.prompts.some((p) => p.to === 1), 'the Poisoner’s prompt');
  return teller;
}

describe('what a table failed over is kept with all it takes to do it again:', () => {
  const data = () => mkdtempSync(join(tmpdir(), 'belfry-troubles-'));
  const kept = async (folder: string) => {
    await expect.poll(() => existsSync(join(folder, 'troubles')), { timeout: 20_000 }).toBe(true);
    const [name] = readdirSync(join(folder, 'troubles'));
    return JSON.parse(readFileSync(join(folder, 'troubles', name!), 'utf8'));
  };

  test('a command', async () => {
    const folder = data();
    server = await testServer({ data: folder }, { store: memoryStore() });
    const teller = await toPoisoner();
    await teller.must({ do: 'intervene', action: { do: 'mark', kind: 'sober', seat: 2 } });
    const prompt = teller.prompts.find((p) => p.to === 1)!;
    await teller.do({ do: 'answer', prompt: prompt.id, choice: [3] });
    const { rerun, error } = await kept(folder);
    expect(error.message).toBe('The Poisoner has slipped.');
    expect(rerun.next).toMatchObject({ type: 'answer', prompt: prompt.id, choice: [3] });
    const game = Game.replay(rerun.setup, rerun.entries, cast);
    expect(() => game.submit(rerun.next)).toThrow('The Poisoner has slipped.');
  });

  test('a clock, by its own words', async () => {
    const folder = data();
    server = await testServer({ data: folder }, { store: memoryStore() });
    const { teller } = await gather(server.url, 5);
    await teller.must({ do: 'begin', tokens: WITH_MONK });
    await teller.until(() => teller.view?.phase === 'day', 'the first day');
    void teller.do({ do: 'settings', change: { timers: { discussion: 0, nominations: 0, lastCall: 0 } } });
    await teller.until(() => teller.bye !== null, 'goodbye');
    const { rerun, error, doing } = await kept(folder);
    expect(doing).toMatch(/^clock/);
    expect(error.message).toBe('The Monk has fallen over.');
    const game = Game.replay(rerun.setup, rerun.entries, cast);
    expect(() => game.submit(rerun.next)).toThrow('The Monk has fallen over.');
  });
});

describe('with fifty other tables in play, whose games go on to the end,', () => {
  test('a character that throws makes one command fail, and the game goes on by another way', async () => {
    await open();
    const teller = await toPoisoner();
    const prompt = teller.prompts.find((p) => p.to === 1)!;
    const failed = await teller.do({ do: 'answer', prompt: prompt.id, choice: [3] });
    expect(failed).toMatchObject({ ok: false, code: 'trouble', reason: expect.stringMatching(/nothing has changed/) });
    expect(teller.bye).toBeNull();
    expect(teller.prompts.map((p) => p.id)).toContain(prompt.id);
    await teller.answer(prompt, [2]);
    await teller.until(() => teller.view?.phase === 'day', 'the day');
    expect(await others()).toBe(OTHERS);
  });

  test('a character that throws by the clock closes its table, which opens again, and in the end is only told', async () => {
    await open();
    const { teller, players } = await gather(server.url, 5);
    await teller.must({ do: 'begin', tokens: WITH_MONK });
    await teller.until(() => teller.view?.phase === 'day', 'the first day');
    const [zero] = players;
    await zero!.until(() => zero!.view?.phase === 'day', 'the first day');
    const seen = zero!.events;
    // The clock ends the day, and the night wakes the Monk.
    void teller.do({ do: 'settings', change: { timers: { discussion: 0, nominations: 0, lastCall: 0 } } });
    await teller.until(() => teller.bye !== null, 'goodbye');
    expect(teller.bye).toMatchObject({ code: 'trouble', retryInMs: 1000 });
    await zero!.until(() => zero!.bye !== null, 'goodbye to the others too');
    let looks = 0;
    do {
      expect(++looks).toBeLessThan(5);
      teller.cursor = null;
      teller.frames = [];
      await teller.connect();
      // Played, it asks the Storyteller to run the day, and fails again; told, it asks nothing.
      await teller.until(() => teller.bye !== null || teller.frames.some((f) => f.includes('"prompts":[]')), 'an end');
    } while (teller.bye !== null);
    expect(looks).toBe(3);
    expect(await teller.do({ do: 'undo', keep: 0 })).toMatchObject({ reason: expect.stringMatching(/looked at/) });
    zero!.cursor = null;
    await zero!.connect();
    await zero!.until(() => zero!.frames.at(-2)?.startsWith('{"t":"snapshot"') === true, 'everything');
    expect(zero!.events.slice(0, seen.length)).toEqual(seen);
    await zero!.must({ do: 'say', text: 'What a night.' });
    expect(await others()).toBe(OTHERS);
  });

  test('a record that cannot be closes its table for its people, and in the end it is not opened any more', async () => {
    await open();
    const { teller, players } = await gather(server.url, 5);
    const table = (await server.house.find(teller.code))!;
    const log = await store.records(table.game);
    // Somebody who never came sits on every chair: no card can be made of that.
    const chairs = Array.from({ length: 5 }, () => ({ person: 'p99', name: null }));
    const impossible = JSON.stringify({ type: 'chairs', at: Date.now(), chairs });
    await store.append({ game: table.game, after: log.length, records: [impossible] });
    // The table in memory finds out when it writes, and takes what the store has.
    void teller.do({ do: 'lock', locked: true });
    await teller.until(() => teller.bye !== null, 'goodbye');
    const byes: boolean[] = [];
    for (let tries = 0; tries < 6; tries++) {
      await teller.connect();
      await teller.until(() => teller.bye !== null, 'goodbye');
      expect(teller.bye!.code).toBe('trouble');
      byes.push(teller.bye!.retryInMs !== null);
    }
    expect(byes).toEqual([true, true, true, false, false, false]);
    expect(teller.bye!.reason).toMatch(/cannot be opened.*Nothing of it is lost/);
    expect(await players[0]!.http('GET', `/api/tables/${teller.code}`)).toMatchObject({ status: 503 });
    const file = await teller.http<{ records: LogRecord[] }>('GET', `/api/games/${teller.code}/export`);
    expect(file.body.records).toHaveLength(log.length + 1);
    expect((await players[0]!.http('GET', `/api/games/${teller.code}/export`)).status).toBe(403);
    expect(await others()).toBe(OTHERS);
  });

  test('a ruling that corrections leave without an answer stops nobody', async () => {
    await open();
    const { teller, players } = await gather(server.url, 7, {
      settings: { storyteller: 'assisted', timers: { ruling: 600 } },
    });
    const tokens = ['imp', 'poisoner', 'fortuneteller', 'mayor', 'saint', 'soldier', 'chef'].map((character) => ({
      character,
    }));
    await teller.must({ do: 'begin', tokens });
    await teller.until(() => teller.prompts.some((p) => p.about.what === 'red-herring'), 'the ruling');
    for (const seat of [2, 3, 4, 5, 6]) {
      await teller.must({ do: 'intervene', action: { do: 'set', seat, alignment: 'evil' } });
    }
    await teller.must({ do: 'say', text: 'Where were we?' });
    for (const client of [teller, ...players]) {
      client.drop();
      await client.connect();
      expect(client.bye).toBeNull();
    }
    await teller.must({ do: 'undo', keep: 0 });
    await teller.until(() => teller.prompts.some((p) => p.about.what === 'red-herring'), 'the ruling again');
    expect(await others()).toBe(OTHERS);
  });

  test('a policy that throws is not missed', async () => {
    const throwing: World['policies'] = {
      names: policies.names,
      for: (state, game) => {
        if (state.settings.title === 'Cursed') throw new Error('No idea.');
        return policies.for(state, game);
      },
    };
    await open({ policies: throwing });
    const settings = { title: 'Cursed', storyteller: 'automatic', timers: { nightPrompt: 0, discussion: 0 } } as const;
    const { teller } = await gather(server.url, 7, { settings, as: 'storyteller' });
    await teller.must({ do: 'begin', tokens: SAFE_SEVEN });
    await teller.until(() => teller.view?.phase === 'day', 'the day');
    expect(teller.bye).toBeNull();
    expect(await others()).toBe(OTHERS);
  });

  test('a bot that throws does what a bot without a mind would do', async () => {
    const mind = vi.spyOn(BOTS.novice, 'answer').mockImplementation(() => {
      throw new Error('I forgot.');
    });
    const mouth = vi.spyOn(BOTS.novice, 'speak').mockImplementation(() => {
      throw new Error('Lost for words.');
    });
    await open();
    const { teller } = await gather(server.url, 0, { chairs: 7, settings: { storyteller: 'automatic' } });
    await teller.must({ do: 'bots', count: 7, level: 'novice' });
    await teller.must({ do: 'begin', tokens: SAFE_SEVEN });
    await teller.until(() => teller.view?.phase === 'day', 'the bots to pass the night');
    await vi.waitUntil(() => mouth.mock.calls.length > 0, { timeout: 20_000 });
    expect(mind).toHaveBeenCalled();
    expect(teller.bye).toBeNull();
    expect(await others()).toBe(OTHERS);
    vi.restoreAllMocks();
  });
});
