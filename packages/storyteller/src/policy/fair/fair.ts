import type { Game, Prompt } from '@belfry/engine';
import { firstPolicy } from '../first.ts';
import type { Counsel, Policy, Ruling } from '../policy.ts';
import { REASONS } from '../reasons/reasons.ts';
import { tryOut } from '../trial.ts';
import { type Bearing, bearingOf } from './bearing.ts';
import { ruleBluffs } from './bluffs.ts';
import { ruleInformation } from './information.ts';
import { ruleHeir, ruleHerring, ruleRedirect, ruleRegisters } from './people.ts';

/**
 * A Storyteller who wants a close fight that goes to the last day: lends the weaker side a hand, evil when in doubt,
 * bears out what the evil claim, and never decides the game. It goes by kinds of rulings, teams, tags and forms of
 * information; it knows no character by name.
 */
export const fairPolicy =
  (counsel: Counsel): Policy =>
  (game, prompt) => {
    if (prompt.kind !== 'ruling') return firstPolicy(counsel)(game, prompt);
    return rule(prompt, bearingOf(game, counsel, prompt.id)) ?? plain(game, prompt, counsel);
  };

function rule(prompt: Prompt, bearing: Bearing): Ruling | null {
  const { options } = prompt;
  const of = options.pick === 'one' ? options.of : [];
  switch (prompt.about.what) {
    case 'information':
      return ruleInformation(prompt, bearing);
    case 'bluffs':
      return ruleBluffs(prompt, bearing);
    case 'red-herring':
      return ruleHerring(of, prompt, bearing);
    case 'redirect':
      return ruleRedirect(of, prompt, bearing);
    case 'heir':
      return ruleHeir(of, prompt, bearing);
    case 'registers':
      return ruleRegisters(of, prompt, bearing);
    default:
      return null;
  }
}

/** A kind of ruling nobody has thought about yet: what the engine suggests, unless that would end the game. */
function plain(game: Game, prompt: Prompt, counsel: Counsel): Ruling {
  const suggested = firstPolicy(counsel)(game, prompt);
  if (prompt.options.pick !== 'one' || !tryOut(game, prompt, suggested.choice).endsGame) return suggested;
  const other = prompt.options.of.find((o) => !tryOut(game, prompt, o.value).endsGame);
  return other === undefined ? suggested : { choice: other.value, reason: REASONS[counsel.lang ?? 'en'].gameGoesOn };
}
