import type { Prompt, Suggestion } from '@belfry/engine';

/** The same prompt with this suggestion. Named one by one: the engine works options out lazily, a spread loses them. */
export const suggesting = ({ id, to, kind, about, options }: Prompt, suggestion: Suggestion): Prompt => ({
  id,
  to,
  kind,
  about,
  options,
  suggestion,
});
