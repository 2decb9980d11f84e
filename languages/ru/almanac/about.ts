import type { AboutLanguage } from '../../../packages/almanac/src/about-language.ts';

export const about: AboutLanguage = { name: 'Русский', locale: 'ru', forms: ['one', 'few', 'many'] };
