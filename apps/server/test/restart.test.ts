import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Client } from './client.ts';
import { gather, isNight, type Party, testServer } from './house.ts';

let server: RunningServer;
let store: Store;
afterEach(() => server.close());

const TOKENS = ['imp', 'baron', 'slayer', 'recluse', 'mayor', 'chef', 'saint'].map((character) => ({ character }));

/** The first day; the Slayer shoots the Recluse, and the Storyteller has to rule on what that is. */
async function ruling(leaves: number | null = null): Promise<Party> {
  store = memoryStore();
  server = await testServer({}, { store });
  const party = await gather(server.url, 7, { settings: { timers: { discussion: 600 } } });
  const { teller, players } = party;
  await teller.must({ do: 'begin', tokens: TOKENS });
  if (leaves !== null) {
    const player = players[leaves]!;
    await player.until(() => player.events.length > 0, 'the deal');
    player.drop();
    await teller.until(() => !teller.online.includes(player.you!.person), 'their absence');
  }
  while (isNight(teller)) {
    const prompt = teller.prompts.find((p) => p.to === 'storyteller') ?? teller.prompts[0]!;
    await teller.answer(prompt, prompt.suggestion?.choice ?? [0]);
  }
  const here = players.filter((_, seat) => seat !== leaves);
  for (const player of here) await player.until(() => player.clocks!.running.length > 0, 'the day’s clock');
  const slayer = players[2]!;
  await slayer.until(() => JSON.stringify(slayer.prompts).includes('"slayer"'), 'the Slayer’s chance');
  const use = { do: 'use', character: 'slayer', with: [3] };
  void slayer.do({ do: 'answer', prompt: slayer.prompts[0]!.id, choice: use });
  await teller.until(() => teller.prompts.some((p) => p.kind === 'ruling'), 'the ruling');
  return party;
}

const known = ({ prompts, clocks, events, view }: Client) => ({ prompts, clocks, events, view });

async function comeBack(seen: Client, cursor: Client['cursor'] = null): Promise<Client> {
  const again = new Client(server.url);
  Object.assign(again, { cookie: seen.cookie, code: seen.code, cursor });
  await again.connect();
  await again.until(() => again.view !== null, 'a snapshot');
  return again;
}

describe('while the Storyteller rules', () => {
  test.each(['without a cursor', 'with one'])(
    'a restart shows no seat that somebody rules: coming back %s',
    async (how) => {
      const { teller, players } = await ruling();
      const before = players.map(known);
      await server.close();
      server = await testServer({}, { store });
      for (const [seat, player] of players.entries()) {
        const again = await comeBack(player, how === 'with one' ? player.cursor : null);
        expect(known(again)).toEqual(before[seat]);
        expect(again.prompts).not.toEqual([]);
      }
      // It goes on from there, and everybody is told.
      const back = await comeBack(teller);
      const ruled = back.prompts.find((p) => p.kind === 'ruling')!;
      const one = await comeBack(players[4]!);
      const told = one.events.length;
      await back.answer(ruled, ruled.suggestion!.choice);
      await one.until(() => one.events.length > told, 'the shot');
    },
  );

  test('one who was away when the day came sees what those see who stayed', async () => {
    const party = await ruling(5);
    const [away, stayed] = [party.players[5]!, party.players[4]!];
    expect(away.view!.phase).not.toBe('day');
    await away.connect();
    await away.until(() => away.view!.phase === 'day', 'the day');
    expect(away.clocks).toEqual(stayed.clocks);
    expect(away.prompts.map(({ kind, options }) => ({ kind, options }))).toEqual(
      stayed.prompts.map(({ kind, options }) => ({ kind, options })),
    );
  });

  test('a spectator who comes in sees the day’s clock, as everybody does', async () => {
    const { players } = await ruling();
    const guest = await new Client(server.url).joinTable(players[0]!.code, 'Guest', 'spectator');
    await guest.until(() => guest.clocks !== null, 'the clocks');
    expect(guest.clocks).toEqual(players[4]!.clocks);
  });
});
