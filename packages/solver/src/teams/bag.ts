import type { Matter } from '../matter.ts';

/** How often there are how many Outsiders with this Demon in play, whoever the Minions are. */
export function outsiderCounts(m: Matter, demon: number, minions: number): ReadonlyMap<number, number> {
  const { script, counts } = m.problem;
  const codes = script.flatMap(({ team }, code) => (team === 'minion' ? [code] : []));
  const bags = combinations(codes, Math.min(minions, codes.length));
  const chances = new Map<number, number>();
  const add = (count: number, chance: number) => chances.set(count, (chances.get(count) ?? 0) + chance);
  const most = script.filter(({ team }) => team === 'outsider').length;
  for (const bag of bags) {
    let changes: readonly number[] = [0];
    let isFree = false;
    // What somebody good changes they mostly say: they are taken at their word.
    const claimed = new Set(m.claims.filter((code) => code >= 0 && !m.isEvilCode(code)));
    for (const code of [demon, ...bag, ...claimed]) {
      const setup = script[code]!.setup;
      if (setup?.anyOutsiders === true) isFree = true;
      const own = setup?.outsiders;
      if (own !== undefined) changes = changes.flatMap((sum) => own.map((change) => sum + change));
    }
    const all = isFree ? Array.from({ length: most + 1 }, (_, count) => count - counts.outsider) : changes;
    for (const change of all) {
      const count = Math.max(0, Math.min(most, counts.outsider + change));
      add(count, 1 / bags.length / all.length);
    }
  }
  return chances;
}

function combinations(codes: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return codes.flatMap((first, at) => combinations(codes.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

/** In how many ways so many can be chosen. */
export function choose(of: number, count: number): number {
  if (count < 0 || count > of) return 0;
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (of - i)) / (i + 1);
  return ways;
}

/** In how many orders so many of them can be drawn. */
export function falling(of: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways *= Math.max(1, of - i);
  return ways;
}
