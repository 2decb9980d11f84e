import { random } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { compareDiaries, diaryOf, everything, type Observation, withHiddenChange } from '../src/non-interference.ts';
import { randomSetup } from '../src/random-setup.ts';

/** Many pairs of games that differ only in what one seat cannot know. */
function comparePairs(pairs: number, observe: Observation) {
  let compared = 0;
  const differences: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const seed = `pair ${pair}`;
    const lot = random(seed);
    const players = 5 + lot.below(11);
    const setup = randomSetup('trouble-brewing', players, lot);
    const seat = lot.below(players);
    const one = diaryOf(setup, seat, seed, observe);
    const other = diaryOf(withHiddenChange(setup, seat, seed), seat, seed, observe);
    const result = compareDiaries(one, other);
    compared += result.compared;
    differences.push(...result.differences);
  }
  return { compared, differences };
}

describe('non-interference', () => {
  test('what a seat observes is decided by the events it saw', () => {
    const { compared, differences } = comparePairs(150, everything);
    expect(differences.slice(0, 1)).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  });

  test('the comparison would notice a leak', () => {
    const leaky: Observation = (game, seat) => `${everything(game, seat)} ${game.events.length}`;
    expect(comparePairs(15, leaky).differences.length).toBeGreaterThan(0);
    const prompts: Observation = (game, seat) =>
      `${everything(game, seat)} ${JSON.stringify(game.promptsFor('storyteller'))}`;
    expect(comparePairs(15, prompts).differences.length).toBeGreaterThan(0);
  });
});
