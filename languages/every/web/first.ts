// Written by `npm run languages` from the folders of languages.
import { type Lang, PSEUDO, pseudo } from '@belfry/almanac';
import type { First } from '../../../languages/en/web/first.ts';
import { first as en } from '../../en/web/first.ts';

export const FIRST: { readonly [lang in Lang]: () => Promise<First> } = {
  en: async () => en,
  ru: async () => (await import('../../ru/web/first.ts')).first,
  [PSEUDO]: async () => pseudo(en),
};
