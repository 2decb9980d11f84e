import type { Nothing, Seat } from './part.ts';
import type { Sentence, SentenceOf } from './sentence.ts';

/** What a Mezepheles may be told to listen for: words that nobody says by chance. */
export const SECRET_WORDS = [
  'rumpelstiltskin',
  'marmalade',
  'astrolabe',
  'kerfuffle',
  'gargoyle',
  'quicksilver',
  'persimmon',
  'labyrinth',
  'tambourine',
  'mackerel',
  'periwinkle',
  'catacomb',
] as const;
export type SecretWord = (typeof SECRET_WORDS)[number];

/** What a Yaggababble may have to say: plain words that nobody notices. */
export const SECRET_PHRASES = [
  'fishy',
  'hear-everybody',
  'adds-up',
  'would-not-bet',
  'been-here',
  'somebody-lies',
  'a-moment',
  'what-a-night',
  'fair-point',
  'nothing-to-hide',
  'not-again',
  'slept-well',
] as const;
export type SecretPhrase = (typeof SECRET_PHRASES)[number];

/** What is said as the Storyteller's own words when they find none themselves. Everybody reads it in their language. */
export interface SuggestedSentences {
  readonly 'suggested.trust': Seat;
  readonly 'suggested.trust-nobody': Nothing;
  readonly 'suggested.word': { readonly word: SecretWord };
  readonly 'suggested.phrase': { readonly phrase: SecretPhrase };
  readonly 'suggested.amnesiac': Nothing;
  readonly 'suggested.anything': Nothing;
}

export type Suggested = SentenceOf<keyof SuggestedSentences>;
/** Somebody's own words, or those that were suggested to them. */
export type Words = string | Suggested;

type Fields = {
  readonly [K in keyof SuggestedSentences]: (sentence: { readonly [field: string]: unknown }) => boolean;
};

const alone = (sentence: object) => Object.keys(sentence).length === 1;
const listed = (list: readonly string[], value: unknown) => typeof value === 'string' && list.includes(value);

/** What each of them holds beside its key, and nothing further: they come back as answers. */
const FIELDS: Fields = {
  'suggested.trust': (sentence) => Number.isInteger(sentence.seat),
  'suggested.trust-nobody': alone,
  'suggested.word': ({ word }) => listed(SECRET_WORDS, word),
  'suggested.phrase': ({ phrase }) => listed(SECRET_PHRASES, phrase),
  'suggested.amnesiac': alone,
  'suggested.anything': alone,
};

export const isSuggested = (value: unknown): value is Suggested => {
  if (value === null || typeof value !== 'object' || !('say' in value) || typeof value.say !== 'string') return false;
  if (!Object.hasOwn(FIELDS, value.say) || Object.keys(value).length > 2) return false;
  return FIELDS[value.say as keyof SuggestedSentences]({ ...value }); // a key of that table, as was just seen
};

/** Words as a sentence, for whoever shows them. */
export const asSentence = (words: Words): Sentence =>
  typeof words === 'string' ? { say: 'text', text: words } : words;
