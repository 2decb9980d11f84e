import { describe, expect, it } from 'vitest';
import { compare } from './complete.ts';

/** Editions, players, dawns and games. More: `npm run prove-solver -- --complete`. */
const ROUNDS = [
  ['trouble-brewing', 5, 1, 40],
  ['trouble-brewing', 5, 2, 25],
  ['trouble-brewing', 6, 1, 12],
  ['trouble-brewing', 6, 2, 6],
  ['trouble-brewing', 7, 1, 4],
  ['trouble-brewing', 7, 2, 4],
  ['bad-moon-rising', 5, 1, 8],
  ['bad-moon-rising', 6, 1, 2],
  ['bad-moon-rising', 7, 1, 1],
  ['sects-and-violets', 5, 1, 6],
  ['sects-and-violets', 6, 1, 2],
  ['sects-and-violets', 7, 1, 1],
] as const;

describe('the engine can be played from the deals that the solver keeps, and from no others', () => {
  it('to the second dawn of Bad Moon Rising, where a Pukka may poison themselves and finish nobody', () => {
    const result = compare('bad-moon-rising', 5, 2, 'complete/1');
    expect({ kept: result?.kept, lost: result?.lost }, result?.about).toEqual({ kept: [], lost: [] });
  });

  it('to the first dawn of Bad Moon Rising, where a Sailor says whom they drank with', () => {
    const result = compare('bad-moon-rising', 5, 1, 'complete/500027');
    expect({ kept: result?.kept, lost: result?.lost }, result?.about).toEqual({ kept: [], lost: [] });
  });

  it.each([
    ['a Mutant tells that a Cerenovus made them mad', 'complete/310004'],
    ['a poisoned Seamstress picked nobody, which a Mathematician does not count', 'complete/310019'],
    ['a poisoned Philosopher took nothing, which a Mathematician does not count', 'complete/520003'],
  ])('to the first dawn of Sects & Violets, where %s', (_, seed) => {
    const result = compare('sects-and-violets', 6, 1, seed);
    expect({ kept: result?.kept, lost: result?.lost }, result?.about).toEqual({ kept: [], lost: [] });
  });

  it('to the second dawn of Sects & Violets, as far as a deal is played within a hundred plays', () => {
    let playable = 0;
    for (const seed of ['complete/2', 'complete/7']) {
      const result = compare('sects-and-violets', 5, 2, seed, 100);
      expect({ kept: result?.kept, lost: result?.lost }, result?.about).toEqual({ kept: [], lost: [] });
      playable += result!.playable;
    }
    expect(playable).toBeGreaterThan(20);
  });

  it.each(ROUNDS)('%s with %i players up to dawn %i, %i games', (edition, players, dawns, games) => {
    let [compared, playable, tooLong] = [0, 0, 0];
    for (let game = 0; game < games; game++) {
      const result = compare(edition, players, dawns, `complete/${game}`);
      if (result === null) continue;
      expect({ kept: result.kept, lost: result.lost }, result.about).toEqual({ kept: [], lost: [] });
      compared++;
      playable += result.playable;
      tooLong += result.tooLong;
    }
    expect(compared).toBeGreaterThanOrEqual(games / 2);
    expect(playable).toBeGreaterThan(tooLong);
  });
});
