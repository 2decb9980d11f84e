import { publishedScores } from '@belfry/almanac';
import { COUNTS } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { builtinScript, harderThan, publishedSpread, scoreScript } from '../../src/index.ts';

const PLAYERS = Object.keys(COUNTS).map(Number);

describe('compared with published scripts', () => {
  test.each(PLAYERS)('at %i players: easier than all, harder than half, harder than all', (players) => {
    const { percentiles, scripts } = publishedScores.counts[players]!;
    expect(percentiles).toHaveLength(101);
    expect([...percentiles].sort((a, b) => a - b)).toEqual(percentiles);
    expect(scripts).toBeGreaterThan(5000);
    expect(harderThan(percentiles[0]! - 1, players)).toBe(0);
    expect(harderThan(percentiles[50]!, players)).toBeCloseTo(0.5, 1);
    expect(harderThan(percentiles.at(-1)! + 1, players)).toBe(1);
    expect(publishedSpread(players).reduce((sum, bin) => sum + bin.share, 0)).toBeCloseTo(1, 6);
  });

  test('the editions are told apart, although two share a category', () => {
    const share = (name: string) => scoreScript(builtinScript(name)!.characters, 12)!.harderThan!;
    expect(share('trouble-brewing')).toBeLessThan(0.35);
    expect(share('bad-moon-rising')).toBeGreaterThan(share('sects-and-violets'));
    expect(share('sects-and-violets')).toBeGreaterThan(share('trouble-brewing'));
  });

  test('nothing is claimed for tables with Travellers', () => {
    expect(harderThan(5, 16)).toBeNull();
    expect(publishedSpread(16)).toEqual([]);
  });
});
