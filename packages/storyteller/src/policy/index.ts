import type { Grimoire } from '@belfry/engine';
import { fairPolicy } from './fair/fair.ts';
import { firstPolicy } from './first.ts';
import { type Deed, punishMadness } from './madness.ts';
import type { Counsel, Policy } from './policy.ts';
import { randomPolicy } from './random.ts';
import { takeStandingOffer } from './standing-offers.ts';
import { withinRules } from './within-rules.ts';

export const POLICIES = {
  first: withinRules(firstPolicy),
  random: withinRules(randomPolicy),
  fair: withinRules(fairPolicy),
} as const satisfies Record<string, (counsel: Counsel) => Policy>;
export type PolicyName = keyof typeof POLICIES;

/** One policy for everything, or another for some kinds of ruling: `{ usual: 'fair', kinds: { bluffs: 'random' } }`. */
export type PolicyChoice =
  | PolicyName
  | { readonly usual: PolicyName; readonly kinds: Readonly<Record<string, PolicyName>> };

/** What a Storyteller does unasked: only one who weighs things does. */
export function deedsOf(choice: PolicyChoice, counsel: Counsel): (grimoire: Grimoire) => Deed | null {
  const usual = typeof choice === 'string' ? choice : choice.usual;
  return usual === 'fair'
    ? (grimoire) => punishMadness(grimoire, counsel) ?? takeStandingOffer(grimoire, counsel)
    : () => null;
}

/** The kind of a ruling is its `about.what`; a character without code is `by-hand`. */
export function policyFor(choice: PolicyChoice, counsel: Counsel): Policy {
  if (typeof choice === 'string') return POLICIES[choice](counsel);
  const usual = POLICIES[choice.usual](counsel);
  const kinds = new Map(Object.entries(choice.kinds).map(([kind, name]) => [kind, POLICIES[name](counsel)]));
  return (grimoire, prompt) => (kinds.get(prompt.about.what ?? prompt.kind) ?? usual)(grimoire, prompt);
}
