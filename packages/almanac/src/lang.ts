import { ABOUT, LANGUAGES } from '../../../languages/every/almanac/about.ts';

/** The languages that Belfry speaks: the one list. Every catalogue is a record over it, and lacks none. */
export { LANGUAGES };
/** A language that is offered to people. */
export type Offered = (typeof LANGUAGES)[number];

/**
 * English in marked, longer letters. Nobody is offered it: on a page in it, a test finds every text that comes from no
 * catalogue, and every place that has no room for a longer language.
 */
export const PSEUDO = 'qps';
export type Lang = Offered | typeof PSEUDO;

export const isOffered = (code: string): code is Offered => (LANGUAGES as readonly string[]).includes(code);
export const isLang = (code: string): code is Lang => code === PSEUDO || isOffered(code);

/** Something in every language that is offered. */
export type InEvery<T> = { readonly [lang in Offered]: T };

export const inEvery = <T>(make: (lang: Offered) => T): InEvery<T> =>
  // One entry for each language of the list, which is what the type says.
  Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)])) as InEvery<T>;

/** Words that somebody brings along: in English at least. Readers of a language that is missing read English. */
export type Brought<T> = { readonly en: T } & { readonly [lang in Exclude<Offered, 'en'>]?: T };

export const brought = <T>(words: Brought<T>, lang: Offered): T =>
  (lang === 'en' ? undefined : words[lang]) ?? words.en;

/** What each language calls itself. */
export const NATIVE_NAMES: InEvery<string> = inEvery((lang) => ABOUT[lang].name);

/** By whose rules numbers, dates and lists are written. Chinese has no Latin letters in any of them. */
export const LOCALES: { readonly [lang in Lang]: string } = {
  ...inEvery((lang) => ABOUT[lang].locale),
  [PSEUDO]: 'zh',
};

/** The plural forms of a language, in the order in which a tale writes them. */
export const FORMS: { readonly [lang in Lang]: readonly Intl.LDMLPluralRule[] } = {
  ...inEvery((lang) => ABOUT[lang].forms),
  [PSEUDO]: ['other'],
};
