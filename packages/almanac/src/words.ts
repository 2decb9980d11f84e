import type { Guide } from './guide/guide.ts';
import type { Language } from './language.ts';
import type { RulingCatalogue } from './rulings/rulings.ts';
import type { Catalogue } from './sentences/sentence.ts';

/** What one language says of the almanac. No rule reads any of it, but for the names of characters: those are understood in every language. */
export interface AlmanacWords {
  readonly book: Language;
  readonly sentences: Catalogue;
  readonly rulings: RulingCatalogue;
  readonly guide: Guide;
}
