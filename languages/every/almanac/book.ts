// Written by `npm run languages` from the folders of languages.
import type { Offered } from '../../../packages/almanac/src/lang.ts';
import type { Language } from '../../../packages/almanac/src/language.ts';
import { book as en } from '../../en/almanac/book.ts';
import { book as ru } from '../../ru/almanac/book.ts';

export const BOOK: { readonly [lang in Offered]: Language } = {
  en,
  ru,
};
