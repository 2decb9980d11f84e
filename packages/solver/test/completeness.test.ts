import { describe, expect, it } from 'vitest';
import { compare } from './complete.ts';

/** Editions, players, dawns, games. More: `npm run prove-solver -- --complete`. */
const ROUNDS = [
  ['trouble-brewing', 5, 1, 40],
  ['trouble-brewing', 5, 2, 25],
  ['trouble-brewing', 6, 1, 12],
  ['trouble-brewing', 7, 1, 4],
  ['bad-moon-rising', 5, 1, 8],
  ['sects-and-violets', 5, 1, 6],
] as const;

describe('the engine can be played from the deals that the solver keeps, and from no others', () => {
  it('to the second dawn of Bad Moon Rising, where a Pukka may poison themselves and finish nobody', () => {
    const result = compare('bad-moon-rising', 5, 2, 'complete/1');
    expect({ kept: result?.kept, lost: result?.lost }, result?.about).toEqual({ kept: [], lost: [] });
  });

  it.each(ROUNDS)('%s with %i players up to dawn %i, %i games', (edition, players, dawns, games) => {
    let compared = 0;
    for (let game = 0; game < games; game++) {
      const result = compare(edition, players, dawns, `complete/${game}`);
      if (result === null || result.playable === null) continue;
      expect({ kept: result.kept, lost: result.lost }, result.about).toEqual({ kept: [], lost: [] });
      compared++;
    }
    expect(compared).toBeGreaterThan(games / 2);
  });
});
