import { almanac, type Character } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import { apartPairs, BUILTIN_NAMES, builtinScript, scoreScript, swapsForScript } from '../../src/index.ts';

const CASES = [
  ['trouble-brewing', 8],
  ['sects-and-violets', 12],
  ['borrowed-faces', 6],
  ['last-orders', 6],
] as const;

/** Every swap of one ordinary character for another of its team, weighed by itself: which categories can be reached? */
function reachable(characters: readonly Character[], players: number): Set<string> {
  const ids = new Set(characters.map((c) => c.id));
  const plain = (c: Character) => c.setup === null && !characters.some((o) => o.setup?.needs?.includes(c.id));
  const found = new Set<string>();
  for (const out of characters.filter(plain)) {
    const tried = new Set<string>();
    for (const into of almanac().characters.values()) {
      if (!plain(into) || into.team !== out.team || ids.has(into.id)) continue;
      const after = characters.map((c) => (c === out ? into : c));
      if (apartPairs(after).length > 0) continue;
      const tags = into.tags.map((t) => t.tag).join();
      if (tried.has(tags)) continue;
      tried.add(tags);
      const score = scoreScript(after, players);
      if (score !== null) found.add(score.category.id);
    }
  }
  return found;
}

describe.each(CASES)('swaps for %s with %i players', (name, players) => {
  const { characters } = builtinScript(name)!;
  const now = scoreScript(characters, players)!;
  const { easier, harder } = swapsForScript(characters, players);

  test('lead where they say, exactly', () => {
    for (const swap of [easier, harder]) {
      if (swap === null) continue;
      expect(swap.in.team).toBe(swap.out.team);
      const after = scoreScript(
        characters.map((c) => (c === swap.out ? swap.in : c)),
        players,
      )!;
      expect(after.score).toBeCloseTo(swap.score, 9);
      expect(after.category.id).toBe(swap.category.id);
      expect(Math.sign(after.score - now.score)).toBe(swap === easier ? -1 : 1);
    }
  });

  test('are missing only where trying them all finds none', () => {
    const others = [...reachable(characters, players)].filter((id) => id !== now.category.id);
    expect(others.length > 0).toBe(easier !== null || harder !== null);
  });
});

test('advice fits the script: hardly two scripts are offered the same newcomer', () => {
  const swaps = BUILTIN_NAMES.flatMap((name) => {
    const { easier, harder } = swapsForScript(builtinScript(name)!.characters, 9);
    return [easier, harder].filter((swap) => swap !== null);
  });
  expect(swaps.length).toBeGreaterThan(4);
  expect(new Set(swaps.map((swap) => swap.in.id)).size).toBeGreaterThanOrEqual(swaps.length - 1);
});
