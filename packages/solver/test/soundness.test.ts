import { describe, expect, it } from 'vitest';
import { momentsOf } from './games.ts';
import { judge } from './judge.ts';

/** Editions, players, games, and how long a deal is looked at. More: `npm run prove-solver`. */
const ROUNDS = [
  ['trouble-brewing', 5, 90, 2000, 'good'],
  ['trouble-brewing', 7, 60, 2000, 'good'],
  ['trouble-brewing', 8, 15, 2000, 'good'],
  ['bad-moon-rising', 5, 50, 400, 'good'],
  ['bad-moon-rising', 6, 3, 400, 'good'],
  ['sects-and-violets', 5, 20, 200, 'good'],
  ['sects-and-violets', 6, 2, 200, 'good'],
  ['trouble-brewing', 5, 60, 2000, 'evil'],
  ['trouble-brewing', 7, 30, 2000, 'evil'],
  ['bad-moon-rising', 5, 25, 400, 'evil'],
  ['sects-and-violets', 5, 15, 200, 'evil'],
] as const;

describe('what is true is among the worlds at every dawn', () => {
  it.each(ROUNDS)('%s with %i players, %i games, %i steps, asked by the %s', (edition, players, games, steps, side) => {
    let kept = 0;
    for (let game = 0; game < games; game++) {
      const seed = `sound/${game}`;
      for (const moment of momentsOf({ edition, players, seed, side })) {
        const { verdict, stuckAt } = judge(moment, steps);
        expect(verdict, `${edition}, ${players}, ${seed}, dawn ${moment.dawn}: ${stuckAt}`).not.toBe('lost');
        if (verdict === 'kept') kept++;
      }
    }
    // Who gives everything up loses nothing, and proves nothing.
    expect(kept).toBeGreaterThan(games / 2);
  });
});
