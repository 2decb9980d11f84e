// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO } from '../../../packages/almanac/src/lang.ts';
import { pseudo } from '../../../packages/almanac/src/pseudo.ts';
import type { RulingCatalogue } from '../../../packages/almanac/src/rulings/rulings.ts';
import { rulings as en } from '../../en/almanac/rulings.ts';
import { rulings as ru } from '../../ru/almanac/rulings.ts';

export const RULINGS: { readonly [lang in Lang]: RulingCatalogue } = {
  en,
  ru,
  [PSEUDO]: pseudo(en),
};
