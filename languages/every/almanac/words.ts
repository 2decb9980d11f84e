// Written by `npm run languages` from the folders of languages.
import type { Offered } from '../../../packages/almanac/src/lang.ts';
import type { AlmanacWords } from '../../../packages/almanac/src/words.ts';

export const WORDS: { readonly [lang in Offered]: () => Promise<AlmanacWords> } = {
  en: async () => (await import('../../en/almanac/index.ts')).words,
  ru: async () => (await import('../../ru/almanac/index.ts')).words,
};
