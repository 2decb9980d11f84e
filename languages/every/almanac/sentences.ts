// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO } from '../../../packages/almanac/src/lang.ts';
import { pseudo } from '../../../packages/almanac/src/pseudo.ts';
import type { Catalogue } from '../../../packages/almanac/src/sentences/sentence.ts';
import { sentences as en } from '../../en/almanac/sentences/index.ts';
import { sentences as ru } from '../../ru/almanac/sentences/index.ts';

export const SENTENCES: { readonly [lang in Lang]: Catalogue } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
