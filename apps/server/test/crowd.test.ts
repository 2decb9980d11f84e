import { random } from '@belfry/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { Client } from './client.ts';
import { NAMES, oneAct, testServer, untimed } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('two hundred small games at once, each with its Storyteller and a player, to the end', async () => {
  const play = async (index: number) => {
    const teller = await new Client(server.url).openTable({ name: 'Teller', chairs: 5, settings: { timers: untimed } });
    const player = await new Client(server.url).joinTable(teller.code, NAMES[0]!);
    await player.must({ do: 'sit', seat: 0 });
    for (let seat = 1; seat < 5; seat++) await teller.must({ do: 'name-chair', seat, name: NAMES[seat]! });
    await teller.must({ do: 'begin' });
    // The Storyteller answers for those who have no device.
    const stand = {
      answer: (p: never, choice: never) => teller.answer(p, choice),
      until: async () => {},
      get prompts() {
        return teller.prompts;
      },
    };
    const players = [player, ...Array.from({ length: 4 }, () => stand as unknown as Client)];
    const chance = random(`crowd ${index}`);
    let acts = 0;
    while (await oneAct({ teller, players }, chance)) if (++acts > 3_000) throw new Error('no end');
    await player.until(() => player.table?.stage === 'over', 'the end');
    expect(player.view!.outcome).toEqual(teller.view!.outcome);
    teller.close();
    player.close();
    return acts;
  };
  const acts = await Promise.all(Array.from({ length: 200 }, (_, index) => play(index)));
  expect(acts.reduce((sum, count) => sum + count)).toBeGreaterThan(4_000);
}, 240_000);
