import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Conflict, type GameCard, type Store } from '../../src/store/store.ts';

const card = (game: string, code: string, updatedAt = 1): GameCard => ({
  game,
  code,
  title: `Table ${game}`,
  stage: 'lobby',
  updatedAt,
});

/** What every store has to do. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`store contract: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    test('a log comes back in its order', async () => {
      await store.append({ game: 'a', after: 0, records: ['1', '2'] });
      await store.append({ game: 'a', after: 2, records: ['3'] });
      expect(await store.records('a')).toEqual(['1', '2', '3']);
      expect(await store.records('nobody')).toEqual([]);
    });

    test('of two writers with the same expectation one wins, and the other changes nothing', async () => {
      await store.append({ game: 'a', after: 0, records: ['1'] });
      const results = await Promise.allSettled([
        store.append({ game: 'a', after: 1, records: ['mine', 'too'] }),
        store.append({
          game: 'a',
          after: 1,
          records: ['yours'],
          card: card('a', 'LATE'),
          members: [{ account: 'x', role: 'player' }],
        }),
      ]);
      expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected']);
      expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
      expect(await store.records('a')).toEqual(['1', 'mine', 'too']);
      expect(await store.gameByCode('LATE')).toBeNull();
      expect(await store.gamesOf('x')).toEqual([]);
    });

    test('a gap is refused', async () => {
      await expect(store.append({ game: 'a', after: 3, records: ['4'] })).rejects.toBeInstanceOf(Conflict);
      expect(await store.records('a')).toEqual([]);
    });

    test('one conflict in a crowd costs nobody else anything', async () => {
      const crowd = Array.from({ length: 50 }, (_, i) =>
        store.append({ game: `g${i % 49}`, after: 0, records: [`${i}`] }),
      );
      const results = await Promise.allSettled(crowd);
      expect(results.filter((r) => r.status === 'rejected')).toHaveLength(1);
      expect(await store.records('g48')).toEqual(['48']);
    });

    test('a code belongs to one game', async () => {
      await store.append({ game: 'a', after: 0, records: ['1'], card: card('a', 'CODE') });
      await expect(
        store.append({ game: 'b', after: 0, records: ['1'], card: card('b', 'CODE') }),
      ).rejects.toBeInstanceOf(Conflict);
      expect((await store.gameByCode('CODE'))?.game).toBe('a');
      expect(await store.records('b')).toEqual([]);
    });

    test('people find their games, the latest first', async () => {
      const ann = { account: 'ann', role: 'storyteller' };
      await store.append({ game: 'a', after: 0, records: ['1'], card: card('a', 'A', 1), members: [ann] });
      await store.append({ game: 'b', after: 0, records: ['1'], card: card('b', 'B', 2), members: [ann] });
      await store.append({ game: 'a', after: 1, records: ['2'], card: { ...card('a', 'A', 3), stage: 'over' } });
      expect((await store.gamesOf('ann')).map((g) => [g.code, g.stage, g.role])).toEqual([
        ['A', 'over', 'storyteller'],
        ['B', 'lobby', 'storyteller'],
      ]);
      expect(await store.gamesOf('ben')).toEqual([]);
    });

    test('scripts keep their versions, and only their owner writes new ones', async () => {
      const script = { id: 's', owner: 'ann', name: 'One', items: '["chef"]', at: 1 };
      expect(await store.saveScript(script)).toBe(1);
      expect(await store.saveScript({ ...script, name: 'Two', items: '["imp"]', at: 2 })).toBe(2);
      expect(await store.saveScript({ ...script, owner: 'ben' })).toBeNull();
      expect((await store.script('s', null))?.items).toBe('["imp"]');
      expect((await store.script('s', 1))?.name).toBe('One');
      expect(await store.script('s', 9)).toBeNull();
      expect((await store.scriptsOf('ann')).map((s) => [s.id, s.version, s.name])).toEqual([['s', 2, 'Two']]);
      expect(await store.scriptsOf('ben')).toEqual([]);
    });

    test('what works once works once', async () => {
      expect(await store.spend('token', 0, 100)).toBe(true);
      expect(await store.spend('token', 50, 100)).toBe(false);
      expect(await store.spend('token', 101, 200)).toBe(true);
    });
  });
}
