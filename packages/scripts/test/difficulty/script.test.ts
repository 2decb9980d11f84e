import { almanac, type Character } from '@belfry/almanac';
import { bagSpace, COUNTS, legalBags } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { bagSpaceOf, builtinScript, scoreBag, scoreScript, swapsForScript } from '../../src/index.ts';

const FROM_SEVEN = Object.keys(COUNTS)
  .map(Number)
  .filter((players) => players >= 7);
const EDITIONS = [
  ['trouble-brewing', 'beginner'],
  ['bad-moon-rising', 'intermediate'],
  ['sects-and-violets', 'intermediate'],
] as const;

describe.each(EDITIONS)('%s is %s', (name, category) => {
  test.each(FROM_SEVEN)('with %i players', (players) => {
    const score = scoreScript(builtinScript(name)!.characters, players)!;
    expect(score.category.id).toBe(category);
    expect(score.method).toBe('exact');
  });
});

/** The expectation the long way: every bag, scored by itself. */
function longWay(characters: readonly Character[], players: number): { mean: number; bags: number } {
  const space = bagSpaceOf(characters, players)!;
  let mean = 0;
  let bags = 0;
  for (const family of space.families) {
    const alone = { ...space, families: [family] };
    for (const bag of legalBags(alone)) {
      mean += (scoreBag(bag, players).score * family.chance) / Number(family.ways);
      bags++;
    }
  }
  return { mean, bags };
}

describe('the score of a script', () => {
  test.each([
    ['trouble-brewing', 7],
    ['rooms-by-the-night', 6],
    ['ward-nine', 5],
    ['borrowed-faces', 6],
  ] as const)('%s with %i players is the mean over all its bags', (name, players) => {
    const { characters } = builtinScript(name)!;
    const score = scoreScript(characters, players)!;
    const { mean, bags } = longWay(characters, players);
    expect(score.score).toBeCloseTo(mean, 9);
    expect(score.bags).toBe(BigInt(bags));
  });

  test.each([
    ['the Kazali', 'kazali', ['spy', 'poisoner', 'baron']],
    ['the Lord of Typhon', 'lordoftyphon', ['spy poisoner', 'spy witch', 'poisoner witch']],
    ['the Summoner', 'summoner', ['imp', 'pukka', 'po']],
  ] as const)('weighs whom %s brings into play, each as likely as the others', (_, evil, brought) => {
    const good = 'chef empath monk virgin mayor slayer saint butler recluse';
    const called = (ids: string) => ids.split(' ').map((id) => almanac().character(id));
    const characters = [...new Set([...called(`${good} ${evil}`), ...brought.flatMap(called)])];
    const space = bagSpaceOf(characters, 5)!;
    let mean = 0;
    let without = 0;
    for (const family of space.families) {
      for (const bag of legalBags({ ...space, families: [family] })) {
        const share = family.chance / Number(family.ways);
        without += scoreBag(bag, 5).score * share;
        for (const they of brought) mean += (scoreBag([...bag, ...called(they)], 5).score * share) / brought.length;
      }
    }
    const { score } = scoreScript(characters, 5)!;
    expect(score).toBeCloseTo(mean, 9);
    expect(score).not.toBeCloseTo(without, 2);
  });

  test('is the same every time', () => {
    const { characters } = builtinScript('bad-moon-rising')!;
    expect(scoreScript(characters, 12)).toEqual(scoreScript(characters, 12));
  });

  test('comes with shares that add up to one and lines that add up to the score', () => {
    for (const [name] of EDITIONS) {
      const score = scoreScript(builtinScript(name)!.characters, 11)!;
      expect(Object.values(score.shares).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      expect((score.lines.reduce((sum, line) => sum + line.amount, 0) / 11) * 5).toBeCloseTo(score.score, 9);
      expect(score.easiest).toBeLessThanOrEqual(score.score);
      expect(score.hardest).toBeGreaterThanOrEqual(score.score);
    }
  });

  test('counts Travellers beyond fifteen players, and Fabled on the script', () => {
    const { characters } = builtinScript('trouble-brewing')!;
    const score = scoreScript(characters, 18)!;
    expect(
      score.lines.filter((line) => line.cause === 'traveller').reduce((sum, line) => sum + line.amount, 0),
    ).toBeCloseTo(3, 9);
    const calm = scoreScript([...characters, almanac().character('angel')], 10)!;
    expect(calm.score).toBeCloseTo(scoreScript(characters, 10)!.score - 0.5, 9);
  });

  test('falls back to a fixed sample for a script of everybody', () => {
    const everyone = [...almanac().characters.values()].filter((c) => c.setup === null);
    const score = scoreScript(everyone, 15)!;
    expect(score.method).toBe('sampled');
    expect(scoreScript(everyone, 15)!.score).toBe(score.score);
  });

  test('is null when there is no bag', () => {
    expect(scoreScript(builtinScript('last-orders')!.characters, 15)).toBeNull();
    expect(bagSpace({ script: [], players: 5 }).total).toBe(0n);
  });
});

test('a single swap on the script moves its category', () => {
  const { characters } = builtinScript('sects-and-violets')!;
  const { easier } = swapsForScript(characters, 10);
  expect(easier?.category.id).toBe('beginner');
  const after = characters.map((c) => (c === easier?.out ? easier.in : c));
  expect(scoreScript(after, 10)!.score).toBe(easier?.score);
});
