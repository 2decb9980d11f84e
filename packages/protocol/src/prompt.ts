import { isSentence, type Sentence } from '@belfry/almanac';
import type { Alternative, Json, Prompt, Suggestion } from '@belfry/engine';

/** Why something is suggested: in the table's language, and as data for those who read another. */
export interface SentSuggestion {
  readonly choice: Json;
  readonly reason: string;
  /** Older servers sent the words alone, newer ones may say what this page has no words for. */
  readonly said?: Sentence;
  /** What else was weighed, the next best first, each with its reason as data. */
  readonly weighed?: readonly Alternative[];
}

/** A prompt as it travels. */
export interface SentPrompt extends Omit<Prompt, 'suggestion'> {
  readonly suggestion: SentSuggestion | null;
}

const suggestionFrom = ({ choice, reason, said, weighed }: SentSuggestion): Suggestion => ({
  choice,
  reason: isSentence(said) ? said : { say: 'text', text: reason },
  ...(weighed === undefined ? {} : { weighed }),
});

/** The prompt that was sent. */
export const promptFrom = ({ suggestion, ...prompt }: SentPrompt): Prompt => ({
  ...prompt,
  suggestion: suggestion === null ? null : suggestionFrom(suggestion),
});
