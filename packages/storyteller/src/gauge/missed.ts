import type { Character } from '@belfry/almanac';

/** By player count: what the fit of the gauge misses, in logits; above 0 good does better than it says. */
type ByCount = { readonly [players: number]: number };

/** Whose games the gauge is fitted to: a Storyteller may know how their players play. */
export type Players = 'novice' | 'shrewd';

type ByEdition = { readonly [edition: string]: ByCount };

/**
 * What a straight line through the player counts misses at each of them, on the scripts of three editions: measured
 * with bots of one kind under `fair` as it plays (docs/STORYTELLER.md has the command).
 */
export const MISSED: { readonly [kind in Players]: ByEdition } = {
  novice: {
    'trouble-brewing': { 5: -3, 6: -4, 7: 0, 8: 0, 9: 1, 10: 0, 11: 0, 12: 1, 13: 3, 14: 1, 15: 4 },
    'bad-moon-rising': { 5: -4, 6: -4, 7: 4, 8: -3, 9: -1, 10: -4, 11: -5, 12: -5, 13: -4, 14: -5, 15: -5 },
    'sects-and-violets': { 5: 2, 6: -1, 7: -1, 8: -3, 9: -3, 10: -4, 11: -4, 12: -4, 13: -6, 14: -4, 15: -4 },
  },
  shrewd: {
    'trouble-brewing': { 5: -4, 6: -4, 7: 5, 8: 5, 9: 6, 10: 6, 11: 6, 12: 3, 13: 2, 14: 2, 15: 1 },
    'bad-moon-rising': { 5: -5, 6: -5, 7: 5, 8: 5, 9: 5, 10: 3, 11: 3, 12: 3, 13: -4, 14: -4, 15: -4 },
    'sects-and-violets': { 5: 6, 6: 6, 7: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 2, 13: -7, 14: -6, 15: -5 },
  },
};

/** A script is as its characters are: each counts as much as those of its edition do; of others nothing is known. */
export function missedOn(sheet: readonly Character[], players: number, kind: Players): number {
  const known = sheet.flatMap(({ edition }) => MISSED[kind][edition]?.[players] ?? []);
  return known.reduce((sum, missed) => sum + missed, 0) / Math.max(1, known.length);
}
