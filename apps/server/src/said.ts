import { inEvery, type Names, type Offered, type Sentence, say } from '@belfry/almanac';
import type { ScriptReadError } from '@belfry/scripts';

/** The server's own sentences bring the names that they need. */
const NOBODY: Names = { name: String, character: (id) => id };

/** For logs, and for whoever reads the wire. */
export const inEnglish = (sentence: Sentence, names: Names = NOBODY): string => say(sentence, names);

/** What the server itself writes down in a table's language. */
export const inWordsOf = (sentence: Sentence, lang: Offered): string => say(sentence, NOBODY, lang);

/** What travels: in English, and as data for the reader's own language. */
export const sent = (said: Sentence): { readonly reason: string; readonly said: Sentence } => ({
  reason: inEnglish(said),
  said,
});

/** An error for the person at the other end. `detail` says more, in English. */
export class SaidError extends Error {
  readonly said: Sentence;
  constructor(said: Sentence, detail?: string) {
    super(detail ?? inEnglish(said));
    this.said = said;
  }
}

/** What is wrong with a script, in every language. */
export const unreadable = (error: ScriptReadError): Sentence => ({
  say: 'table.bad-script',
  why: inEvery((lang) => error.told(lang)),
});
