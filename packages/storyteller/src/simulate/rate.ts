/** A share of games, with the interval in which the true share lies 95 times out of 100 (Wilson's, good near 0 and 1). */
export interface Rate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

const Z = 1.96;

export function rate(hits: number, of: number): Rate {
  if (of === 0) return { share: 0, low: 0, high: 1, of };
  const share = hits / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const reach = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach), of };
}

/** The difference of two shares with its 95% interval. */
export function difference(a: Rate, b: Rate): { readonly by: number; readonly low: number; readonly high: number } {
  const spread = (r: Rate) => (r.of === 0 ? 0.25 : (r.share * (1 - r.share)) / r.of);
  const by = a.share - b.share;
  const reach = Z * Math.sqrt(spread(a) + spread(b));
  return { by, low: by - reach, high: by + reach };
}
