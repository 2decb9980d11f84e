// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { PuzzleCatalogue } from '../../../packages/solver/src/making/words.ts';
import { puzzles as en } from '../../en/solver/puzzles.ts';
import { puzzles as ru } from '../../ru/solver/puzzles.ts';

export const PUZZLES: { readonly [lang in Lang]: PuzzleCatalogue } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
