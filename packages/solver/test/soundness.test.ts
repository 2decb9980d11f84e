import { describe, expect, it } from 'vitest';
import { momentsOf } from './games.ts';
import { judge } from './judge.ts';

/** Editions, players, games, and how long a deal is looked at. More: `npm run prove-solver`. */
const ROUNDS = [
  ['trouble-brewing', 5, 90, 2000],
  ['trouble-brewing', 7, 60, 2000],
  ['trouble-brewing', 8, 15, 2000],
  ['bad-moon-rising', 5, 50, 400],
  ['bad-moon-rising', 6, 3, 400],
  ['sects-and-violets', 5, 20, 200],
  ['sects-and-violets', 6, 2, 200],
] as const;

describe('what is true is among the worlds at every dawn', () => {
  it.each(ROUNDS)('%s with %i players, %i games', (edition, players, games, steps) => {
    let kept = 0;
    for (let game = 0; game < games; game++) {
      const seed = `sound/${game}`;
      for (const moment of momentsOf({ edition, players, seed })) {
        const { verdict, stuckAt } = judge(moment, steps);
        expect(verdict, `${edition}, ${players}, ${seed}, dawn ${moment.dawn}: ${stuckAt}`).not.toBe('lost');
        if (verdict === 'kept') kept++;
      }
    }
    // Who gives everything up loses nothing, and proves nothing.
    expect(kept).toBeGreaterThan(games / 2);
  });
});
