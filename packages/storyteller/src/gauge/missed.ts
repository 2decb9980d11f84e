import type { Character } from '@belfry/almanac';

/** By player count: what the fit of the gauge misses, in logits; above 0 good does better than it says. */
type ByCount = { readonly [players: number]: number };

/**
 * What a straight line through the player counts misses at each of them, on the scripts of three editions: measured
 * with novices under `fair` as it plays (docs/STORYTELLER.md has the command).
 */
export const MISSED: { readonly [edition: string]: ByCount } = {
  'trouble-brewing': { 5: -1, 6: -1, 7: 1.7, 8: 0.5, 9: 1.6, 10: -0.6, 11: -0.5, 12: 0.1, 13: 0.7, 14: 1.6, 15: 2.4 },
  'bad-moon-rising': {
    5: -1.5,
    6: -1.2,
    7: -1.4,
    8: -0.9,
    9: -0.8,
    10: -0.9,
    11: -1.1,
    12: -0.8,
    13: -1.1,
    14: -1.3,
    15: -1.2,
  },
  'sects-and-violets': { 7: 0.4, 8: 0.3, 9: 2.5, 10: -1.1, 11: -0.6, 12: 2, 13: 0.5, 14: 1.4, 15: 4.5 },
};

/** A script is as its characters are: each counts as much as those of its edition do; of others nothing is known. */
export function missedOn(sheet: readonly Character[], players: number): number {
  const known = sheet.flatMap(({ edition }) => MISSED[edition]?.[players] ?? []);
  return known.reduce((sum, missed) => sum + missed, 0) / Math.max(1, known.length);
}
