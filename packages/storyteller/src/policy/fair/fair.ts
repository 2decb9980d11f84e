import { isRulingName, type RulingName, type RulingSort } from '@belfry/almanac';
import type { Grimoire, Option, Prompt } from '@belfry/engine';
import { firstPolicy } from '../first.ts';
import type { Counsel, Policy, Ruling } from '../policy.ts';
import { tryOut } from '../trial.ts';
import { type Bearing, bearingOf } from './bearing.ts';
import { ruleBluffs } from './bluffs.ts';
import { ruleChoice } from './choice.ts';
import { ruleDeath, ruleFurtherDeath, ruleReturn, ruleWhether } from './deaths.ts';
import { ruleImpaired } from './impaired.ts';
import { ruleInformation } from './information.ts';
import { ruleConfidant, ruleFalseMinions, ruleHeir, ruleHerring, ruleRegisters, ruleRival } from './people.ts';
import { ruleSaid } from './said.ts';

/**
 * A Storyteller who wants a close fight that goes to the last day: lends the weaker side a hand, evil when in doubt,
 * bears out what the evil claim, and never decides the game. It goes by kinds of rulings, teams, tags and forms of
 * information; it knows no character by name.
 */
export const fairPolicy =
  (counsel: Counsel): Policy =>
  (grimoire, prompt) => {
    if (prompt.kind !== 'ruling') return firstPolicy()(grimoire, prompt);
    return rule(prompt, bearingOf(grimoire, counsel, prompt.id)) ?? plain(grimoire, prompt);
  };

function rule(prompt: Prompt, bearing: Bearing): Ruling | null {
  const { options, about } = prompt;
  const byName = about.what !== undefined && isRulingName(about.what) ? JUDGES[about.what] : undefined;
  const judge = byName ?? (about.sort === undefined ? undefined : SORTS[about.sort]);
  return judge?.(options.pick === 'one' ? options.of : [], prompt, bearing) ?? null;
}

type Judge = (of: readonly Option[], prompt: Prompt, bearing: Bearing) => Ruling | null;

/** The rulings that mean more than their sort says, by name. */
const JUDGES: { readonly [name in RulingName]?: Judge } = {
  choice: ruleChoice,
  information: (_, prompt, bearing) => ruleInformation(prompt, bearing),
  bluffs: (_, prompt, bearing) => ruleBluffs(prompt, bearing),
  'false-minions': (_, prompt, bearing) => ruleFalseMinions(prompt, bearing),
  'red-herring': ruleHerring,
  heir: ruleHeir,
  demon: ruleHeir,
  'who-is-drunk': ruleImpaired,
  'who-is-poisoned': ruleImpaired,
  'puzzle-drunk': ruleImpaired,
  grandchild: ruleConfidant,
  know: ruleConfidant,
  twin: ruleRival,
  regurgitated: ruleReturn,
  'further-death': ruleFurtherDeath,
  'gossip-true': ruleSaid,
};

/** What can be judged by the sort of thing that is decided. */
const SORTS: { readonly [sort in RulingSort]?: Judge } = {
  death: ruleDeath,
  whether: ruleWhether,
  registers: ruleRegisters,
};

/** A kind of ruling nobody has thought about yet: what the engine suggests, unless that would end the game. */
function plain(grimoire: Grimoire, prompt: Prompt): Ruling {
  const suggested = firstPolicy()(grimoire, prompt);
  if (prompt.options.pick !== 'one' || !tryOut(grimoire, prompt, suggested.choice).endsGame) return suggested;
  const other = prompt.options.of.find((o) => !tryOut(grimoire, prompt, o.value).endsGame);
  return other === undefined ? suggested : { choice: other.value, reason: { say: 'why.game-goes-on' } };
}
