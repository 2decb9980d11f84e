/** The languages that Belfry speaks: the one list. Every catalogue is a record over it, and lacks none. */
export const LANGUAGES = ['en', 'ru'] as const;
export type Lang = (typeof LANGUAGES)[number];

export const isLang = (code: string): code is Lang => (LANGUAGES as readonly string[]).includes(code);
