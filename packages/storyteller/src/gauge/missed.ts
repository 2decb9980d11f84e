import type { Character } from '@belfry/almanac';

/** By player count: what the fit of the gauge misses, in logits; above 0 good does better than it says. */
type ByCount = { readonly [players: number]: number };

/**
 * What a straight line through the player counts misses at each of them, on the scripts of three editions: measured
 * with novices under `fair` as it plays (docs/STORYTELLER.md has the command).
 */
export const MISSED: { readonly [edition: string]: ByCount } = {
  'trouble-brewing': { 7: 1.2, 8: 0.9, 9: 1, 10: -0.5, 11: -0.85, 12: -0.1, 13: -0.3, 14: -0.1, 15: 0 },
  'bad-moon-rising': { 7: -1.2, 8: -0.8, 9: -1, 10: -1.3, 11: -1.5, 12: -1.1, 13: -1.2, 14: -1.7, 15: -1.3 },
  'sects-and-violets': { 7: 0.4, 8: 0.6, 9: 3, 10: -0.9, 11: -1.1, 12: 1.8, 13: -0.8, 14: 0, 15: 3 },
};

/** A script is as its characters are: each counts as much as those of its edition do; of others nothing is known. */
export function missedOn(sheet: readonly Character[], players: number): number {
  const known = sheet.flatMap(({ edition }) => MISSED[edition]?.[players] ?? []);
  return known.reduce((sum, missed) => sum + missed, 0) / Math.max(1, known.length);
}
