import { expect, test } from 'vitest';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import type { LogRecord } from '../src/table/record.ts';
import { Client } from './client.ts';
import { gather, playOut, testServer } from './house.ts';

/** As if today's rules no longer took what was decided then. */
const otherRules = (store: Store): Store => ({
  ...store,
  records: async (game) =>
    (await store.records(game)).map((text) => {
      const record = JSON.parse(text) as LogRecord;
      if (record.type !== 'entry' || record.entry.type !== 'answer') return text;
      return JSON.stringify({ ...record, entry: { ...record.entry, choice: 'no longer possible' } });
    }),
});

test('a finished game that could not be played again is still there to be looked at', async () => {
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
  const after = await testServer({}, { store: otherRules(store) });
  try {
    for (const seen of [party.teller, ...party.players]) {
      const again = new Client(after.url);
      Object.assign(again, { cookie: seen.cookie, code: seen.code });
      await again.connect();
      await again.until(() => again.view !== null, 'a snapshot');
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
}, 60_000);

test('an unfinished one is not shown as if it were', async () => {
  const store = memoryStore();
  const before = await testServer({}, { store });
  const { teller } = await gather(before.url, 5);
  const tokens = ['imp', 'poisoner', 'monk', 'mayor', 'soldier'].map((character) => ({ character }));
  await teller.must({ do: 'begin', tokens });
  while (teller.view?.phase !== 'day') {
    const [prompt] = teller.prompts;
    const { options, suggestion } = prompt!;
    const first = 'from' in options ? options.from.slice(0, options.min) : null;
    await teller.answer(prompt!, suggestion?.choice ?? (first as never));
  }
  await before.close();
  const after = await testServer({}, { store: otherRules(store) });
  const again = new Client(after.url);
  Object.assign(again, { cookie: teller.cookie, code: teller.code });
  await again.connect();
  expect(again.bye).toMatchObject({ code: 'restarting' });
  await after.close();
});
