import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { memoryStore } from '../src/store/memory.ts';
import { readRecord } from '../src/table/record-shape.ts';
import { gather, stateOf, testServer } from './house.ts';

const store = memoryStore();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { store });
});
afterAll(() => server.close());

const SHEET = ['yaggababble', 'poisoner', 'fortuneteller', 'monk', 'empath', 'saint', 'chef'];
const TOKENS = SHEET.slice(0, 5).map((character) => ({ character }));
const PHRASE = 'the bell is cracked';

test('the Storyteller begins with what is settled already, and is not asked for it', async () => {
  const { teller } = await gather(server.url, 5, { script: { items: SHEET } });
  const ruled = { yaggababble: { phrase: PHRASE }, fortuneteller: { 'red-herring': 3 } };
  await teller.must({ do: 'begin', tokens: TOKENS, ruled });
  expect(teller.prompts.map(({ about }) => about.what)).not.toContain('phrase');
  const { play, game } = await stateOf(server, teller.code);
  expect(play!.game.setup.ruled).toEqual(ruled);
  expect(play!.game.events).toContainEqual(expect.objectContaining({ type: 'ruled', choice: PHRASE }));
  // What was written down can be read by somebody else, as an imported table is.
  const begun = (await store.records(game)).map((line) => JSON.parse(line)).find(({ type }) => type === 'begun');
  expect(readRecord(begun, 0)).toMatchObject({ setup: { ruled } });
});

test('what cannot be is refused in words, and the lobby stays', async () => {
  const { teller } = await gather(server.url, 5, { script: { items: SHEET } });
  const begin = { do: 'begin', tokens: TOKENS } as const;
  expect(await teller.do({ ...begin, ruled: { fortuneteller: { 'red-herring': 0 } } })).toMatchObject({
    ok: false,
    said: { say: 'setup.ruled-wrongly', character: 'fortuneteller', ruling: 'red-herring', written: '0' },
  });
  expect(await teller.do({ ...begin, ruled: { chef: { phrase: PHRASE } } })).toMatchObject({
    ok: false,
    said: { say: 'setup.ruled-in-vain', character: 'chef', ruling: 'phrase' },
  });
  expect((await stateOf(server, teller.code)).play).toBe(null);
});

test('a host who plays settles nothing', async () => {
  const { teller } = await gather(server.url, 5, {
    as: 'player',
    script: { items: SHEET },
    settings: { storyteller: 'automatic' },
  });
  expect(await teller.do({ do: 'begin', ruled: { yaggababble: { phrase: PHRASE } } })).toMatchObject({
    ok: false,
    said: { say: 'table.tokens' },
  });
});
