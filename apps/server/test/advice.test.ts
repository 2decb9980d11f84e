import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { gather, testServer } from './house.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const TOKENS = ['imp', 'poisoner', 'fortuneteller', 'mayor', 'saint', 'soldier', 'chef'].map((character) => ({
  character,
}));

test('what is advised follows a correction: it can always be taken', async () => {
  const { teller } = await gather(server.url, 7);
  await teller.must({ do: 'begin', tokens: TOKENS });
  const herring = () => teller.prompts.find((p) => p.about.what === 'red-herring')!;
  await teller.until(() => herring() !== undefined, 'the ruling');
  const advised = new Set<unknown>();
  for (let corrections = 0; corrections < 3; corrections++) {
    const seat = herring().suggestion!.choice as number; // a ruling on a player
    expect(advised.has(seat)).toBe(false);
    advised.add(seat);
    await teller.must({ do: 'intervene', action: { do: 'set', seat, alignment: 'evil' } });
  }
  const { id, suggestion } = herring();
  expect(advised.has(suggestion!.choice)).toBe(false);
  await teller.must({ do: 'answer', prompt: id, choice: suggestion!.choice });
});
