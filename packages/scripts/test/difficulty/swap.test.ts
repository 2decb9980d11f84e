import { almanac, type Character } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import {
  apartPairs,
  BUILTIN_NAMES,
  builtinScript,
  byFit,
  fitOf,
  harderThan,
  type Swap,
  scoreScript,
  swapsForScript,
} from '../../src/index.ts';

const CASES = [
  ['trouble-brewing', 8],
  ['sects-and-violets', 12],
  ['borrowed-faces', 6],
  ['last-orders', 6],
] as const;

const RANKS = ['beginner', 'intermediate', 'advanced', 'chaos'];

/** Every swap of one ordinary character for another of its team, each weighed by itself. */
function everySwap(characters: readonly Character[], players: number): Swap[] {
  const ids = new Set(characters.map((c) => c.id));
  const apart = new Set(apartPairs(characters).flat());
  const plain = (c: Character) =>
    c.setup === null && !apart.has(c.id) && !characters.some((o) => o.setup?.needs?.includes(c.id));
  return characters.filter(plain).flatMap((out) =>
    [...almanac().characters.values()].flatMap((into): Swap[] => {
      if (!plain(into) || into.team !== out.team || ids.has(into.id)) return [];
      const after = characters.map((c) => (c === out ? into : c));
      if (apartPairs(after).some((pair) => pair.includes(into.id))) return [];
      const score = scoreScript(after, players);
      return score === null ? [] : [{ out, in: into, score: score.score, category: score.category }];
    }),
  );
}

describe.each(CASES)('swaps for %s with %i players, tried one by one', (name, players) => {
  const { characters } = builtinScript(name)!;
  const now = scoreScript(characters, players)!;
  const advice = swapsForScript(characters, players);
  const all = everySwap(characters, players);
  const steps = ({ category }: Swap) => RANKS.indexOf(category.id) - RANKS.indexOf(now.category.id);
  const percent = ({ score }: Swap) => harderThan(score, players)! - now.harderThan!;

  test.each([
    ['easier', -1],
    ['harder', 1],
  ] as const)('%s: leads where it says, and no swap that leads there fits better', (which, direction) => {
    const leading = all.filter((swap) => Math.sign(steps(swap)) === direction);
    const fitting = leading.length > 0 ? leading : all.filter((swap) => percent(swap) * direction >= 0.05);
    const named = advice[which];
    if (fitting.length === 0) {
      expect(named).toBeNull();
      return;
    }
    const tried = fitting.find((swap) => swap.out === named?.out && swap.in === named.in);
    expect(tried).toBeDefined();
    expect(tried!.score).toBeCloseTo(named!.score, 9);
    expect(tried!.category.id).toBe(named!.category.id);
    const fit = fitOf(named!, characters);
    for (const other of fitting) expect(byFit(fit, fitOf(other, characters))).toBeLessThanOrEqual(0);
  });
});

test('what fits: the same kind before the same nights, and these before what people would have instead', () => {
  const { characters } = builtinScript('trouble-brewing')!;
  const of = (out: string, into: string) =>
    fitOf({ out: almanac().character(out), in: almanac().character(into) }, characters);
  expect(of('empath', 'oracle').slice(0, 2)).toEqual([1, 0]);
  expect(of('empath', 'dreamer').slice(0, 2)).toEqual([1, 1]);
  expect(of('empath', 'sailor').slice(0, 2)).toEqual([0, 1]);
  expect(byFit(of('empath', 'oracle'), of('empath', 'sailor'))).toBeLessThan(0);
  // Both start knowing something; the Clockmaker is on far more scripts with the rest of Trouble Brewing than the Shugenja.
  expect(byFit(of('chef', 'clockmaker'), of('chef', 'shugenja'))).toBeLessThan(0);
});

test('advice fits the script: hardly two of nine are offered the same newcomer, and never three', () => {
  const swaps = BUILTIN_NAMES.flatMap((name) => {
    const { characters } = builtinScript(name)!;
    const now = scoreScript(characters, 9);
    const { easier, harder } = swapsForScript(characters, 9);
    return [easier, harder].flatMap((swap) =>
      swap === null ? [] : [{ in: swap.in.id, leads: swap.category.id !== now?.category.id }],
    );
  });
  const leading = swaps.filter(({ leads }) => leads);
  expect(leading.length).toBeGreaterThan(4);
  expect(new Set(leading.map((swap) => swap.in)).size).toBeGreaterThanOrEqual(leading.length - 1);
  const often = [...Map.groupBy(swaps, (swap) => swap.in).values()].map((of) => of.length);
  expect(Math.max(...often)).toBeLessThanOrEqual(2);
});
