import { LOG_VERSION } from '@belfry/engine';
import { withUntagged } from '@belfry/testkit';
import { expect, test } from 'vitest';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Client } from './client.ts';
import { gather, playOut, testServer } from './house.ts';

/** As the log would have been written before statements said what they are. */
const asOfOld = (store: Store): Store => ({
  ...store,
  records: async (game) =>
    (await store.records(game)).map((text) => {
      const { v: _, ...record } = JSON.parse(text) as { v?: number };
      return JSON.stringify(withUntagged(record));
    }),
});

test('a table whose log is of version 1 comes back as it was, and its file can be taken in', async () => {
  const store = memoryStore();
  const before = await testServer({}, { store });
  const party = await gather(before.url, 7);
  await party.teller.must({ do: 'begin' });
  await playOut(party, 'old records');
  const [zero] = party.players;
  await zero!.until(() => zero!.view?.phase === 'over', 'the end');
  const learned = [{ night: 1, chosen: [], info: { says: 'one-of', players: [1, 2], character: 'chef' } as const }];
  await zero!.must({ do: 'claim', claim: { character: 'chef', learned, suspects: [], trusts: [] } });
  await before.close();

  const after = await testServer({}, { store: asOfOld(store) });
  try {
    const again = new Client(after.url);
    Object.assign(again, { cookie: zero!.cookie, code: zero!.code });
    await again.connect();
    await again.until(() => again.talk.length > 0, 'the talk');
    expect(again.events).toEqual(zero!.events);
    expect(again.talk.at(-1)!.claim?.learned).toEqual(learned);
    const { body } = await again.http<{ version: number; records: { type: string; v?: number }[] }>(
      'GET',
      `/api/games/${zero!.code}/export`,
    );
    expect(body.version).toBe(LOG_VERSION);
    expect(body.records.find(({ type }) => type === 'chronicle')?.v).toBe(LOG_VERSION);
    const old = withUntagged({ ...body, version: 1, records: body.records.map(({ v: _, ...record }) => record) });
    expect(JSON.stringify(old)).not.toContain('"says"');
    expect((await again.http('POST', '/api/games/import', old)).status).toBe(201);
    again.close();
  } finally {
    await after.close();
  }
}, 60_000);
