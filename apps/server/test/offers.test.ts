import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { gather, testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const SHEET = ['legion', 'chef', 'monk', 'empath', 'slayer', 'saint'];
const TOKENS = ['legion', 'legion', 'legion', 'chef', 'monk'].map((character) => ({ character }));
const CHEF = 3;

test('what an ability lets the Storyteller do is offered to Storytellers, and to nobody else', async () => {
  const { teller, players } = await gather(server.url, 5, { script: { items: SHEET } });
  const guests: Client[] = [];
  for (const role of ['spectator', 'grimoire-spectator', 'co-storyteller'] as const) {
    const guest = await new Client(server.url).joinTable(teller.code, role, 'spectator');
    await guest.until(() => guest.you !== null, 'a place');
    if (role !== 'spectator') await teller.must({ do: 'role', person: guest.you!.person, role });
    guests.push(guest);
  }
  const friend = guests.pop()!;
  await teller.must({ do: 'begin', tokens: TOKENS });
  for (let act = 0; act < 60 && teller.view?.phase !== 'day'; act++) {
    const prompt = teller.prompts[0]!;
    const choice = prompt.options.pick === 'players' ? prompt.options.from.slice(0, prompt.options.min) : null;
    if (prompt.to === 'storyteller') await teller.answer(prompt, prompt.suggestion?.choice ?? choice);
    else await players[prompt.to]!.answer(prompt, choice);
  }
  expect(teller.offers).toEqual([]);
  // With one good player left, Legion's game may be called.
  await teller.must({ do: 'intervene', action: { do: 'kill', seat: CHEF } });
  expect(teller.offers).toHaveLength(3);
  expect(teller.offers![0]).toMatchObject({ seat: 0, character: 'legion', name: 'evil-wins', options: null });
  await friend.until(() => friend.offers?.length === 3, 'the offers');

  for (const client of [...players, ...guests]) {
    const had = client.frames.length;
    client.send(JSON.stringify({ t: 'look' }));
    await client.until(() => client.frames.length > had, 'a fresh look');
    const told = client.frames.filter((frame) => frame.includes('"offers":'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((frame) => !frame.endsWith('"offers":null}'))).toEqual([]);
  }

  const { ability, name } = teller.offers![0]!;
  await teller.must({ do: 'intervene', action: { do: 'offer', ability, name } });
  await teller.until(() => teller.view?.outcome !== null, 'the end');
  expect(teller.view!.outcome!.winner).toBe('evil');
  expect(teller.offers).toEqual([]);
});
