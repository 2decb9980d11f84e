// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { Catalogue } from '../../../languages/en/web/index.ts';

export const PAGE: { readonly [lang in Lang]: () => Promise<Catalogue> } = {
  en: async () => (await import('../../en/web/index.ts')).page,
  ru: async () => (await import('../../ru/web/index.ts')).page,
  [PSEUDO]: async () => pseudo(await PAGE.en()),
};
