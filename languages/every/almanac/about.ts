// Written by `npm run languages` from the folders of languages.
import type { AboutLanguage } from '../../../packages/almanac/src/about-language.ts';
import { about as en } from '../../en/almanac/about.ts';
import { about as ru } from '../../ru/almanac/about.ts';

export const LANGUAGES = ['en', 'ru'] as const;

export const ABOUT: { readonly [lang in (typeof LANGUAGES)[number]]: AboutLanguage } = {
  en,
  ru,
};
