// Written by `npm run languages` from the folders of languages.
import type { Guide } from '../../../packages/almanac/src/guide/guide.ts';
import { type Lang, PSEUDO } from '../../../packages/almanac/src/lang.ts';
import { pseudo } from '../../../packages/almanac/src/pseudo.ts';
import { guide as en } from '../../en/almanac/guide.ts';
import { guide as ru } from '../../ru/almanac/guide.ts';

export const GUIDE: { readonly [lang in Lang]: Guide } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
