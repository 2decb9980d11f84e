import { type Category, difficultyWeights } from '@belfry/almanac';

/** The category that a score falls into; a score on the border belongs to the easier side. */
export function categoryOf(score: number): Category {
  const { categories } = difficultyWeights;
  // A sum of halves divided by players may miss a border by a rounding error.
  const rounded = Math.round(score * 1e9) / 1e9;
  return categories.find((category) => category.upTo === null || rounded <= category.upTo) ?? categories.at(-1)!;
}
