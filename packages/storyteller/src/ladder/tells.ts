import { random } from '@belfry/engine';

/** How one seat behaved in one game, without a word of what it said. */
export interface Manners {
  readonly isEvil: boolean;
  readonly features: readonly number[];
}

const STEPS = 300;
const PACE = 0.3;
const SHRINK = 0.01;

/**
 * How well somebody who only watches can tell evil from good: a logistic regression learned on half of the games, and the
 * area under its curve on the other half. 0.5 is blind, 1 sees everything.
 */
export function tellsIn(games: readonly (readonly Manners[])[], seed: string): number {
  const mixed = random(`tells ${seed}`).shuffle(games);
  const half = Math.ceil(mixed.length / 2);
  const learned = mixed.slice(0, half).flat();
  const asked = mixed.slice(half).flat();
  if (learned.length === 0 || asked.length === 0) return 0.5;
  const width = learned[0]!.features.length;
  const mean = column(width, (at) => average(learned.map(({ features }) => features[at]!)));
  const spread = column(
    width,
    (at) => Math.sqrt(average(learned.map(({ features }) => (features[at]! - mean[at]!) ** 2))) || 1,
  );
  const scaled = ({ features }: Manners) => features.map((value, at) => (value - mean[at]!) / spread[at]!);
  const weights = regress(
    learned.map((one) => ({ x: scaled(one), y: Number(one.isEvil) })),
    width,
  );
  const score = (one: Manners) => scaled(one).reduce((sum, value, at) => sum + value * weights[at]!, 0);
  return areaUnder(asked.map((one) => ({ isEvil: one.isEvil, score: score(one) })));
}

const column = (width: number, of: (at: number) => number): number[] =>
  Array.from({ length: width }, (_, at) => of(at));
const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

function regress(points: readonly { readonly x: readonly number[]; readonly y: number }[], width: number): number[] {
  const weights = column(width, () => 0);
  let constant = 0;
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -SHRINK * weight);
    let first = 0;
    for (const { x, y } of points) {
      const error = y - 1 / (1 + Math.exp(-(constant + x.reduce((sum, value, at) => sum + value * weights[at]!, 0))));
      first += error / points.length;
      for (const [at, value] of x.entries()) slope[at]! += (error * value) / points.length;
    }
    constant += PACE * first;
    for (const [at] of weights.entries()) weights[at]! += PACE * slope[at]!;
  }
  return weights;
}

/** The chance that somebody evil scores higher than somebody good. */
function areaUnder(scored: readonly { readonly isEvil: boolean; readonly score: number }[]): number {
  const evil = scored.filter(({ isEvil }) => isEvil);
  const good = scored.filter(({ isEvil }) => !isEvil);
  if (evil.length === 0 || good.length === 0) return 0.5;
  let above = 0;
  for (const a of evil) for (const b of good) above += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0;
  return above / (evil.length * good.length);
}
