import type { Alignment } from '@belfry/engine';

/** By how much one way of playing wins more games than another, with the interval in which it lies 95 times out of 100. */
export interface Gain {
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Both have played the same deals, so what counts is deal by deal who made more of it: luck that both had falls out. */
export function gainOn(
  side: Alignment,
  played: readonly { readonly winner: Alignment }[],
  beside: readonly { readonly winner: Alignment }[],
): Gain {
  const more = played.map(({ winner }, at) => Number(winner === side) - Number(beside[at]!.winner === side));
  const of = Math.max(1, more.length);
  const gain = more.reduce<number>((sum, one) => sum + one, 0) / of;
  const spread = more.reduce<number>((sum, one) => sum + (one - gain) ** 2, 0) / of;
  // Where hardly any deal came out differently, one more either way might have.
  const reach = Z * Math.sqrt(Math.max(spread, 1 / of) / of);
  return { gain, low: gain - reach, high: gain + reach };
}
