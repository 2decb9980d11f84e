import type { AboutLanguage } from '../../../packages/almanac/src/about-language.ts';

export const about: AboutLanguage = { name: 'English', locale: 'en', forms: ['one', 'other'] };
