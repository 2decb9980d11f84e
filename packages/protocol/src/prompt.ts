import { isSentence, type Sentence } from '@belfry/almanac';
import type { Json, Prompt, Suggestion } from '@belfry/engine';

/** Why something is suggested: in the table's language, and as data for those who read another. */
export interface SentSuggestion {
  readonly choice: Json;
  readonly reason: string;
  /** Older servers sent the words alone, newer ones may say what this page has no words for. */
  readonly said?: Sentence;
}

/** A prompt as it travels. */
export interface SentPrompt extends Omit<Prompt, 'suggestion'> {
  readonly suggestion: SentSuggestion | null;
}

const suggestionFrom = ({ choice, reason, said }: SentSuggestion): Suggestion => ({
  choice,
  reason: isSentence(said) ? said : { say: 'text', text: reason },
});

/** The prompt that was sent. */
export const promptFrom = ({ suggestion, ...prompt }: SentPrompt): Prompt => ({
  ...prompt,
  suggestion: suggestion === null ? null : suggestionFrom(suggestion),
});
