import { random } from '@belfry/engine';
import { OPEN_SETTINGS } from '@belfry/protocol/powers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import type { Client } from './client.ts';
import { chanceOf, gather, oneAct, testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { bytes: chanceOf('settings') });
});
afterAll(() => server.close());

const SEVEN = ['imp', 'baron', 'slayer', 'soldier', 'recluse', 'saint', 'mayor'].map((character) => ({ character }));
const RULED = ['imp', 'poisoner', 'fortuneteller', 'recluse', 'chef', 'ravenkeeper', 'mayor'].map((character) => ({
  character,
}));
const reason = (client: Client) => client.prompts.find((p) => p.kind === 'ruling')!.suggestion!.reason;

test('another policy decides the kinds of ruling that are named, also when they are named mid-game', async () => {
  const { teller } = await gather(server.url, 7, { settings: { policy: 'plain', rulings: { bluffs: 'random' } } });
  await teller.must({ do: 'begin', tokens: SEVEN });
  expect(reason(teller)).toBe('The lot fell on it.');
  await teller.must({ do: 'settings', change: { rulings: {} } });
  expect(reason(teller)).not.toBe('The lot fell on it.');
  await teller.must({ do: 'settings', change: { rulings: { bluffs: 'random' }, lang: 'ru' } });
  expect(reason(teller)).toMatch(/[а-яё]/i);
});

test.each(['fair', 'plain', 'random'])(
  'the %s policy of a Russian table gives every reason in Russian',
  async (policy) => {
    const party = await gather(server.url, 7, { settings: { policy, lang: 'ru' } });
    const { teller } = party;
    await teller.must({ do: 'begin', tokens: RULED });
    const chance = random(`ru ${policy}`);
    let rulings = 0;
    for (let act = 0; act < 60; act++) {
      for (const prompt of teller.prompts.filter(({ kind }) => kind === 'ruling')) {
        rulings++;
        expect(prompt.suggestion!.reason).toMatch(/[а-яё]/i);
      }
      if (!(await oneAct(party, chance))) break;
    }
    expect(rulings).toBeGreaterThan(2);
  },
);

test.each([
  ['a policy that is not there', { rulings: { bluffs: 'wise' } }, /There is no policy "wise".*fair/],
  ['a usual policy that is not there', { policy: 'wise' }, /There is no policy "wise"/],
  ['a kind with too long a name', { rulings: { ['x'.repeat(50)]: 'fair' } }, /rulings/],
  [
    'too many kinds',
    { rulings: Object.fromEntries([...Array(50).keys()].map((n) => [`k${n}`, 'fair'])) },
    /at most 40/,
  ],
  ['an address that anybody could read along', { voice: 'http://talk.example' }, /begins with https/],
])('%s is refused', async (_, change, why) => {
  const { teller } = await gather(server.url, 5);
  const answered = await teller.do({ do: 'settings', change });
  expect(answered).toMatchObject({ ok: false, reason: expect.stringMatching(why) });
  const { status } = await teller.http('POST', '/api/tables', { name: 'Ann', settings: change });
  expect(status).toBe(400);
});

test('notebooks think along where whoever leads the table says so, and not before; everybody is told', async () => {
  const { teller, players } = await gather(server.url, 5);
  const [ann] = players;
  expect(teller.table!.settings.notebook).toBe(false);
  expect(await ann!.do({ do: 'settings', change: { notebook: true } })).toMatchObject({ ok: false });
  await teller.must({ do: 'settings', change: { notebook: true } });
  await expect.poll(() => ann!.table!.settings.notebook).toBe(true);
});

test('a host who plays leaves notebooks as they are while the game runs', async () => {
  expect(OPEN_SETTINGS.settings).not.toContain('notebook');
});
