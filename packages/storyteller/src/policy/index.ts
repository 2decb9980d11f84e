import { fairPolicy } from './fair/fair.ts';
import { firstPolicy } from './first.ts';
import type { Counsel, Policy } from './policy.ts';
import { randomPolicy } from './random.ts';

export const POLICIES = {
  first: firstPolicy,
  random: randomPolicy,
  fair: fairPolicy,
} as const satisfies Record<string, (counsel: Counsel) => Policy>;
export type PolicyName = keyof typeof POLICIES;

/** One policy for everything, or another for some kinds of ruling: `{ usual: 'fair', kinds: { bluffs: 'random' } }`. */
export type PolicyChoice =
  | PolicyName
  | { readonly usual: PolicyName; readonly kinds: Readonly<Record<string, PolicyName>> };

/** The kind of a ruling is its `about.what`; a character without code is `by-hand`. */
export function policyFor(choice: PolicyChoice, counsel: Counsel): Policy {
  if (typeof choice === 'string') return withinRules(POLICIES[choice](counsel));
  const usual = POLICIES[choice.usual](counsel);
  const kinds = new Map(Object.entries(choice.kinds).map(([kind, name]) => [kind, POLICIES[name](counsel)]));
  return withinRules((game, prompt) => (kinds.get(prompt.about.what ?? prompt.kind) ?? usual)(game, prompt));
}

/** A person may say what the rules forbid, if they wanted to see it; who rules for them never does. */
const withinRules =
  (policy: Policy): Policy =>
  (game, prompt) => {
    const { options } = prompt;
    if (options.pick !== 'one') return policy(game, prompt);
    const of = options.of.filter((option) => option.beyond !== true);
    return policy(
      game,
      of.length === 0 || of.length === options.of.length ? prompt : { ...prompt, options: { ...options, of } },
    );
  };
