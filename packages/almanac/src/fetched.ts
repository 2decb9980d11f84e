import { book as english } from '../../../languages/en/almanac/book.ts';
import NAMES from '../../../languages/every/almanac/names.json' with { type: 'json' };
import { WORDS } from '../../../languages/every/almanac/words.ts';
import { type InEvery, inEvery, LANGUAGES, type Lang, type Offered, PSEUDO } from './lang.ts';
import type { Language } from './language.ts';
import { pseudo } from './pseudo.ts';
import type { CharacterId } from './types.ts';
import type { AlmanacWords } from './words.ts';

const arrived = new Map<Lang, AlmanacWords>();

/** Before anything has arrived there is nothing to say: a sentence is then one that nobody knows. */
const SILENT: AlmanacWords = {
  book: english,
  sentences: Object.create(null),
  rulings: Object.create(null),
  guide: Object.create(null),
};

/** A language that was not fetched is nobody's here: whatever is said in it, for a log or a console, is said in one that was. */
const wordsIn = (lang: Lang): AlmanacWords => arrived.get(lang) ?? [...arrived.values()][0] ?? SILENT;

const inEach = <T>(part: (words: AlmanacWords) => T): { readonly [lang in Lang]: T } => {
  const each = Object.create(null);
  for (const lang of [...LANGUAGES, PSEUDO] as const)
    Object.defineProperty(each, lang, { enumerable: true, get: () => part(wordsIn(lang)) });
  return each;
};

export const SENTENCES = inEach(({ sentences }) => sentences);
export const RULINGS = inEach(({ rulings }) => rulings);
export const GUIDE = inEach(({ guide }) => guide);

/**
 * A book of which nothing but the names has come: players may name a character in any language, and what the rules
 * understand must not depend on which one somebody reads.
 */
const namesOnly = (lang: Offered): Language => {
  const names: Partial<InEvery<Readonly<Record<CharacterId, string>>>> = NAMES;
  const characters = Object.fromEntries(Object.entries(names[lang] ?? {}).map(([id, name]) => [id, { name }]));
  // The other texts of a character are laid over English ones, and those show through where there are none.
  return { ...english, characters: characters as Language['characters'] };
};

const onlyNames = inEvery((lang) => (lang === 'en' ? english : namesOnly(lang)));

const bookIn = (lang: Offered): Language => arrived.get(lang)?.book ?? onlyNames[lang];

export const BOOK: InEvery<Language> = Object.defineProperties(
  Object.create(null),
  inEvery((lang) => ({ enumerable: true, get: () => bookIn(lang) })),
);

/** Makes sure that a language can be spoken. */
export async function fetchWords(lang: Lang): Promise<void> {
  if (arrived.has(lang)) return;
  if (lang !== PSEUDO) {
    arrived.set(lang, await WORDS[lang]());
    return;
  }
  const { book, ...words } = await WORDS.en();
  arrived.set(PSEUDO, { book, ...pseudo(words) });
}
