import type { Lang } from './lang.ts';

export { BOOK } from '../../../languages/every/almanac/book.ts';
export { GUIDE } from '../../../languages/every/almanac/guide.ts';
export { RULINGS } from '../../../languages/every/almanac/rulings.ts';
export { SENTENCES } from '../../../languages/every/almanac/sentences.ts';

/**
 * Makes sure that a language can be spoken. Here every language is at hand; in the page's build `fetched.ts` takes the place of
 * this module, and a reader fetches the one language that they read.
 */
export const fetchWords = async (_lang: Lang): Promise<void> => {};
