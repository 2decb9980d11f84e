import type { Prompt } from '@belfry/engine';
import type { Counsel, Policy } from './policy.ts';

/** A person may say what the rules forbid, if they wanted to see it; whoever rules or advises in their place never does. */
export const withinRules =
  (making: (counsel: Counsel) => Policy) =>
  (counsel: Counsel): Policy => {
    const policy = making(counsel);
    return (grimoire, prompt) => policy(grimoire, lawful(prompt));
  };

function lawful(prompt: Prompt): Prompt {
  const { id, to, kind, about, options, suggestion } = prompt;
  if (options.pick !== 'one' || options.of.every((option) => option.beyond !== true)) return prompt;
  const of = options.of.filter((option) => option.beyond !== true);
  // Named one by one: the engine works options out lazily, a spread loses them.
  return of.length === 0 ? prompt : { id, to, kind, about, options: { pick: 'one', of }, suggestion };
}
