import { firstAnswer, type Prompt } from '@belfry/engine';
import type { Counsel, Policy } from './policy.ts';
import { REASONS, type Reasons, type Suggested } from './reasons/reasons.ts';

/** The simplest Storyteller: what the engine suggests, or else the first thing that is allowed. */
export const firstPolicy = ({ lang = 'en' }: Pick<Counsel, 'lang'>): Policy => {
  const words = REASONS[lang];
  return (_, prompt) =>
    prompt.suggestion === null
      ? { choice: firstAnswer(prompt.options), reason: words.firstAllowed }
      : { choice: prompt.suggestion.choice, reason: whySuggested(prompt, words) };
};

/** The engine speaks English only, so its reasons are told by the kind of ruling. */
function whySuggested({ about, kind }: Prompt, { suggested, asSuggested }: Reasons): string {
  const what = about.what ?? kind;
  const named = what === 'information' ? (about.works === true ? 'information-true' : 'information-free') : what;
  return named in suggested ? suggested[named as Suggested] : asSuggested;
}
