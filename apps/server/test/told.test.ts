import { expect, test } from 'vitest';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import type { LogRecord } from '../src/table/record.ts';
import { Client } from './client.ts';
import { gather, isNight, playOut, testServer } from './house.ts';

type Rewrite = (record: LogRecord) => LogRecord;

/** The same store, but for what each record says. */
const rewritten = (store: Store, rewrite: Rewrite): Store => ({
  ...store,
  records: async (game) =>
    (await store.records(game)).map((text) => JSON.stringify(rewrite(JSON.parse(text) as LogRecord))),
});

/** As if today's rules no longer took what was decided then. */
const refusedToday: Rewrite = (record) =>
  record.type === 'entry' && record.entry.type === 'answer'
    ? { ...record, entry: { ...record.entry, choice: 'no longer possible' } }
    : record;

/** As logs were before they kept what was told beside each decision. */
const asOfOld: Rewrite = (record) => {
  if (record.type !== 'entry' && record.type !== 'begun') return record;
  const { told: _, ...rest } = record;
  return rest;
};

/** Whoever was there comes back to another server. */
async function comeBack(url: string, seen: Client): Promise<Client> {
  const again = new Client(url);
  Object.assign(again, { cookie: seen.cookie, code: seen.code });
  await again.connect();
  await again.until(() => again.view !== null || again.bye !== null, 'a snapshot');
  return again;
}

const TOKENS = ['imp', 'poisoner', 'monk', 'mayor', 'soldier'].map((character) => ({ character }));

test.each([
  ['', refusedToday],
  [' (of an old log)', (record: LogRecord) => refusedToday(asOfOld(record))],
])(
  'a finished game that could not be played again is still there to be looked at%s',
  async (_, rewrite) => {
    const store = memoryStore();
    const before = await testServer({}, { store });
    const party = await gather(before.url, 6);
    await party.teller.must({ do: 'begin' });
    await playOut(party, 'told');
    const [zero] = party.players;
    await zero!.until(() => zero!.view?.phase === 'over', 'the end');
    await zero!.must({ do: 'say', text: 'Well played.' });
    const { body } = await zero!.http<{ replay: string }>('POST', `/api/games/${zero!.code}/replay`, {});
    await before.close();

    // Cookies are signed with the same secret, and the store is the same but for the rules.
    const after = await testServer({}, { store: rewritten(store, rewrite) });
    try {
      for (const seen of [party.teller, ...party.players]) {
        const again = await comeBack(after.url, seen);
        expect(again.view).toEqual(seen.view);
        expect(again.events).toEqual(seen.events);
        expect(again.table).toMatchObject({ stage: 'over', chairs: seen.table!.chairs });
        expect(again.prompts).toEqual([]);
        again.close();
      }
      const teller = new Client(after.url);
      Object.assign(teller, { cookie: party.teller.cookie, code: party.teller.code });
      await teller.connect();
      for (const cmd of [
        { do: 'undo', keep: 0 },
        { do: 'intervene', action: { do: 'kill', seat: 0 } },
      ] as const) {
        expect(await teller.do(cmd)).toMatchObject({ ok: false, reason: expect.stringMatching(/only be looked at/) });
      }
      await teller.must({ do: 'say', text: 'Those were the days.' });
      await teller.until(() => teller.talk.length > 1, 'the talk');
      const told = await teller.http<{ events: unknown[] }>('GET', `/api/replays/${body.replay}?as=storyteller`);
      expect(told.body.events).toEqual(party.teller.events);
    } finally {
      await after.close();
    }
  },
  60_000,
);

/** To the first day; the poisoner has chosen seat 2. */
async function firstDay(url: string) {
  const party = await gather(url, 5);
  const { teller } = party;
  await teller.must({ do: 'begin', tokens: TOKENS });
  while (isNight(teller)) {
    const [prompt] = teller.prompts;
    await teller.answer(prompt!, prompt!.suggestion?.choice ?? [2]);
  }
  for (const player of party.players) await player.until(() => player.view?.phase === 'day', 'the day');
  return party;
}

test.each<[string, Rewrite]>([
  ['refuse a decision', refusedToday],
  [
    'make something else of a decision',
    (record) =>
      record.type === 'entry' && record.entry.type === 'answer' && JSON.stringify(record.entry.choice) === '[2]'
        ? { ...record, entry: { ...record.entry, choice: [3] } }
        : record,
  ],
  [
    'begin it otherwise',
    (record) =>
      record.type === 'begun'
        ? {
            ...record,
            setup: { ...record.setup, seats: record.setup.seats.map((s) => ({ ...s, name: `${s.name}!` })) },
          }
        : record,
  ],
])('a running game whose rules now %s is shown as it was told, and not played on', async (_, rewrite) => {
  const store = memoryStore();
  const before = await testServer({}, { store });
  const { teller, players } = await firstDay(before.url);
  const { game } = (await before.house.find(teller.code))!;
  await before.close();
  const log = await store.records(game);
  const after = await testServer({}, { store: rewritten(store, rewrite) });
  try {
    for (const seen of [teller, ...players]) {
      const again = await comeBack(after.url, seen);
      expect(again.events).toEqual(seen.events);
      expect(again.view).toEqual(seen.view);
      expect(again.table).toMatchObject({ stage: 'playing', toldOnly: true, chairs: seen.table!.chairs });
      expect(again.prompts).toEqual([]);
      again.close();
    }
    const again = await comeBack(after.url, teller);
    for (const cmd of [
      { do: 'undo', keep: 0 },
      { do: 'intervene', action: { do: 'kill', seat: 0 } },
    ] as const) {
      expect(await again.do(cmd)).toMatchObject({ ok: false, reason: expect.stringMatching(/only be looked at/) });
    }
    expect(await store.records(game)).toEqual(log);
    const file = await again.http<{ records: unknown[] }>('GET', `/api/games/${again.code}/export`);
    expect(file.body.records).toHaveLength(log.length);
    const one = await comeBack(after.url, players[1]!);
    // It has not ended: what seats may not know they still may not know.
    expect((await one.http('GET', `/api/games/${one.code}/export`)).status).toBe(403);
  } finally {
    await after.close();
  }
});

test('what seats had not been shown when a ruling was open stays unshown, whatever the rules do', async () => {
  const store = memoryStore();
  const before = await testServer({}, { store });
  const { teller, players } = await gather(before.url, 5);
  const tokens = ['imp', 'poisoner', 'fortuneteller', 'mayor', 'soldier'].map((character) => ({ character }));
  await teller.must({ do: 'begin', tokens });
  expect(teller.prompts.some((p) => p.kind === 'ruling')).toBe(true);
  for (const player of players) await player.until(() => player.events.length > 0, 'the deal');
  await before.close();
  const otherwise: Rewrite = (record) =>
    record.type === 'begun' ? { ...record, setup: { ...record.setup, fabled: ['spiritofivory'] } } : record;
  const after = await testServer({}, { store: rewritten(store, otherwise) });
  try {
    for (const seen of [teller, ...players]) {
      const again = await comeBack(after.url, seen);
      expect(again.events).toEqual(seen.events);
    }
  } finally {
    await after.close();
  }
});

test('a log from before what was told was kept is played on', async () => {
  const store = memoryStore();
  const before = await testServer({}, { store });
  const { teller, players } = await firstDay(before.url);
  await before.close();
  const after = await testServer({}, { store: rewritten(store, asOfOld) });
  try {
    const again = await comeBack(after.url, teller);
    expect(again.view).toEqual(teller.view);
    expect(again.table).not.toHaveProperty('toldOnly');
    await again.must({ do: 'intervene', action: { do: 'kill', seat: 0 } });
    await again.until(() => again.view?.outcome != null, 'the end');
    expect((await comeBack(after.url, players[0]!)).view?.outcome).toEqual(again.view?.outcome);
  } finally {
    await after.close();
  }
});
