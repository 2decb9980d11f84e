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
