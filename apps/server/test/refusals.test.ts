import { say } from '@belfry/almanac';
import { expect, test } from 'vitest';
import { gather, testServer } from './house.ts';

test('what the engine refuses comes as data beside the English, for any language', async () => {
  const server = await testServer();
  try {
    const { teller } = await gather(server.url, 5);
    const tokens = ['imp', 'poisoner', 'monk', 'chef', 'soldier'].map((character) => ({ character }));
    await teller.must({ do: 'begin', tokens });
    const refused = await teller.do({ do: 'intervene', action: { do: 'kill', seat: 77 } });
    if (refused.ok) throw new Error('There is no seat 77 to be killed.');
    expect(refused).toMatchObject({ ok: false, code: 'not-possible', reason: 'There is no seat 77 at this table.' });
    expect(refused.said).toEqual({ say: 'hand.no-seat', written: '77' });
    const names = { name: String, character: String };
    expect(say(refused.said!, names, 'ru')).toBe('За этим столом нет места 77.');
  } finally {
    await server.close();
  }
});

const RUSSIAN = { name: String, character: String };

test('what the table and its doors refuse comes as data too', async () => {
  const server = await testServer();
  try {
    const { teller, players } = await gather(server.url, 5);
    const early = await players[0]!.do({ do: 'whisper', to: [1], text: 'psst' });
    if (early.ok) throw new Error('Nobody whispers in the lobby.');
    expect(early).toMatchObject({ reason: 'The game has not begun.', said: { say: 'may.not-begun' } });
    expect(say(early.said!, RUSSIAN, 'ru')).toBe('Игра ещё не началась.');

    const tokens = ['imp', 'imp', 'monk', 'chef'].map((character) => ({ character }));
    const short = await teller.do({ do: 'begin', tokens });
    if (short.ok) throw new Error('Five chairs need five tokens.');
    expect(short.said).toEqual({ say: 'setup.chairs', chairs: 5, tokens: 4 });

    const nowhere = await fetch(`${server.url}/api/tables/XXXX-XXXX`);
    expect(await nowhere.json()).toEqual({
      error: 'There is no table with that code.',
      said: { say: 'server.no-table' },
    });
  } finally {
    await server.close();
  }
});
