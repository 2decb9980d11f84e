import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { acts, gather, isNight, type Party, testServer, untimed } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const SEVEN = ['imp', 'baron', 'slayer', 'soldier', 'recluse', 'saint', 'mayor'].map((character) => ({ character }));

/** By day: the Slayer has shot, and the Storyteller sits over a ruling on it, or not. */
async function shot(target: number): Promise<Party> {
  const party = await gather(server.url, 7, { settings: { timers: { ...untimed, discussion: 600 } } });
  const { teller, players } = party;
  await teller.must({ do: 'begin', tokens: SEVEN });
  while (isNight(teller)) await teller.answer(teller.prompts[0]!, teller.prompts[0]!.suggestion!.choice);
  const slayer = players[2]!;
  await slayer.until(() => slayer.prompts.some((p) => p.kind === 'day'), 'the day');
  for (const player of players) await player.until(() => player.prompts.length === 1, 'the day');
  await acts(teller, slayer, slayer.prompts[0]!, { do: 'use', character: 'slayer', with: [target] });
  return party;
}
const RECLUSE = 4;

describe('while the Storyteller rules', () => {
  test('a made-up answer is refused at once, in the words of any other time', async () => {
    const tries = [
      { do: 'answer', prompt: 'nonsense', choice: null },
      { do: 'answer', prompt: '0.77', choice: [1] },
      { do: 'answer', prompt: 'storyteller.3', choice: true },
      { do: 'answer', prompt: '1.1', choice: [0], seat: 1 },
    ] as const;
    const [ruled, plain] = [await shot(RECLUSE), await shot(3)];
    expect(ruled.teller.prompts.some((p) => p.kind === 'ruling')).toBe(true);
    expect(plain.teller.prompts.some((p) => p.kind === 'ruling')).toBe(false);
    for (const cmd of tries) {
      const [during, otherwise] = [await ruled.players[0]!.do(cmd), await plain.players[0]!.do(cmd)];
      expect(during).toEqual(otherwise);
      expect(during).toMatchObject({ ok: false, code: 'not-possible' });
    }
    const day = (party: Party) => party.players[0]!.prompts.find((p) => p.kind === 'day')!.id;
    const wrong = (party: Party) => ({ do: 'answer', prompt: day(party), choice: { do: 'fly' } }) as const;
    expect(await ruled.players[0]!.do(wrong(ruled))).toEqual(await plain.players[0]!.do(wrong(plain)));
  });

  test('one seat’s answers do not keep another’s from waiting', async () => {
    const { teller, players } = await shot(RECLUSE);
    const [zero, one] = players;
    const use = (client: Client) =>
      ({
        do: 'answer',
        prompt: client.prompts.find((p) => p.kind === 'day')!.id,
        choice: { do: 'use', character: 'slayer', with: [5] },
      }) as const;
    const first = zero!.do(use(zero!), 'first');
    // Sent again, as after a broken line: that is no second answer.
    zero!.send(JSON.stringify({ t: 'do', id: 'first', cmd: use(zero!) }));
    const flood = await Promise.all(Array.from({ length: 150 }, (_, n) => zero!.do(use(zero!), `more ${n}`)));
    expect(flood.every((answered) => !answered.ok && answered.code === 'not-possible')).toBe(true);
    const other = one!.do(use(one!));
    await teller.until(() => teller.prompts.some((p) => p.kind === 'ruling'), 'the ruling');
    await teller.answer(teller.prompts.find((p) => p.kind === 'ruling')!, false);
    expect(await first).toEqual({ ok: true });
    expect(await other).toEqual({ ok: true });
  });

  test('one who comes in now sees the clocks, and one who comes back what it was asked', async () => {
    const { teller, players } = await shot(RECLUSE);
    const zoe = await new Client(server.url).joinTable(teller.code, 'Zoe', 'spectator');
    await zoe.until(() => zoe.clocks !== null, 'a snapshot');
    expect(zoe.clocks!.running).toMatchObject([{ kind: 'discussion' }]);
    const [zero] = players;
    const again = new Client(server.url);
    Object.assign(again, { cookie: zero!.cookie, code: zero!.code });
    await again.connect();
    await again.until(() => again.view !== null, 'a snapshot');
    expect(again.prompts).toEqual(zero!.prompts);
    expect(again.clocks).toEqual(zero!.clocks);
  });
});
