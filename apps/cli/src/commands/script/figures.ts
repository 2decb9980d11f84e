import { difficultyWeights } from '@belfry/almanac';
import { list } from '@belfry/scripts';

export const SCALE = difficultyWeights.scale;

export const two = (n: number): string => n.toFixed(2);
export const one = (n: number): string => n.toFixed(1);

const NAMED = 8;
/** The first few names, and how many more there are. */
export const few = (names: readonly string[], last: string): string =>
  list(names.length <= NAMED ? names : [...names.slice(0, NAMED), `+${names.length - NAMED}`], last);
