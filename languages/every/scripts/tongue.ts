// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { Tongue } from '../../../packages/scripts/src/words/tongue.ts';
import { tongue as en } from '../../en/scripts/index.ts';
import { tongue as ru } from '../../ru/scripts/index.ts';

export const TONGUE: { readonly [lang in Lang]: Tongue } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
