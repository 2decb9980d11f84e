import { expect, test } from 'vitest';
import { gauge } from '../src/index.ts';
import { tableOf } from './fixture.ts';

test('the gauge says who is winning, with what makes it so', () => {
  const seen: number[] = [];
  const table = tableOf('gauge', {
    players: 10,
    wrap: (policy, board) => (game, prompt) => {
      const { good, ingredients } = gauge(game, board);
      seen.push(good);
      expect(good).toBeGreaterThan(0);
      expect(good).toBeLessThan(1);
      expect(ingredients.map((i) => i.name)).toContain('demon-suspected');
      return policy(game, prompt);
    },
  });
  table.playOut();
  expect(seen.length).toBeGreaterThan(0);
  expect([0, 1]).toContain(gauge(table.game, table.board).good);
});
