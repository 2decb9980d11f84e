// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { PuzzleFrame } from '../../../apps/cli/src/commands/puzzle/words.ts';
import { puzzle as en } from '../../en/cli/puzzle.ts';
import { puzzle as ru } from '../../ru/cli/puzzle.ts';

export const PUZZLE: { readonly [lang in Offered]: PuzzleFrame } = {
  en,
  ru,
};
