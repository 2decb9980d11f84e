import type { Random } from '../random.ts';

function multiplied(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** Pascal's triangle as far as scripts go, because counting bags asks for little else. */
const TRIANGLE: readonly (readonly bigint[])[] = Array.from({ length: 40 }, (_, n) =>
  Array.from({ length: n + 1 }, (_, k) => multiplied(n, Math.min(k, n - k))),
);

/** How many ways there are to take `k` out of `n`, exactly. */
export function waysToChoose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  return TRIANGLE[n]?.[k] ?? multiplied(n, Math.min(k, n - k));
}

/** All ways to take `k` of the items, in order, one at a time. */
export function* combinations<T>(items: readonly T[], k: number, from = 0): Generator<readonly T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - k; i++) {
    for (const rest of combinations(items, k - 1, i + 1)) yield [items[i]!, ...rest];
  }
}

/** `k` of the items, every choice as likely as any other. */
export function draw<T>(items: readonly T[], k: number, random: Random): T[] {
  const left = [...items];
  for (let i = 0; i < k; i++) {
    const j = i + random.below(left.length - i);
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left.slice(0, k);
}
