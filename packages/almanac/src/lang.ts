/** The languages that Belfry speaks: the one list. Every catalogue is a record over it, and lacks none. */
export const LANGUAGES = ['en', 'ru'] as const;
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

/** What each language calls itself. */
export const NATIVE_NAMES: { readonly [lang in Offered]: string } = { en: 'English', ru: 'Русский' };

/** By whose rules numbers, dates and lists are written. Chinese has no Latin letters in any of them. */
export const LOCALES: { readonly [lang in Lang]: string } = { en: 'en', ru: 'ru', [PSEUDO]: 'zh' };
