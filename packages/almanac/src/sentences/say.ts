import { SENTENCES } from '../at-hand.ts';
import type { Lang } from '../lang.ts';
import { isRulingName } from '../rulings/rulings.ts';
import type { Names, Sentence } from './sentence.ts';

/** Puts a sentence into words. */
export function say(sentence: Sentence, names: Names, lang: Lang = 'en'): string {
  if (!isSentence(sentence)) return NO_WORDS;
  const entry = SENTENCES[lang][sentence.say];
  if (typeof entry === 'string') return entry;
  // The entry under a key takes sentences of that key, which TypeScript cannot follow from a name in a variable.
  const render = entry as (sentence: Sentence, names: Names, inner: typeof again) => string;
  const again = (inner: Sentence) => say(inner, names, lang);
  return render(sentence, names, again);
}

/** Whether something is a sentence that these catalogues have words for; a newer server may know others. */
export const isSentence = (value: unknown): value is Sentence =>
  value !== null &&
  typeof value === 'object' &&
  'say' in value &&
  typeof value.say === 'string' &&
  Object.hasOwn(SENTENCES.en, value.say) &&
  (value.say !== 'why.plain' || ('ruling' in value && typeof value.ruling === 'string' && isRulingName(value.ruling)));

/** Stands for what a page from before its server's update has no words for. */
const NO_WORDS = '…';
