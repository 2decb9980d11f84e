import { type Option, type Prompt, randomAnswer } from '@belfry/engine';
import type { Ruling } from '../policy.ts';
import { tryOut } from '../trial.ts';
import type { Bearing } from './bearing.ts';
import { ruleWhether } from './deaths.ts';

/** So often lots are drawn for one that does not end the game. */
const TRIES = 8;

/** What the Storyteller chooses for an ability of their own: nobody in particular, and never the end of the game. */
export function ruleChoice(of: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  if (prompt.options.pick === 'one') return ruleWhether(of, prompt, bearing);
  for (let at = 0; at < TRIES; at++) {
    const choice = randomAnswer(prompt.options, bearing.dice);
    if (!tryOut(bearing.grimoire, prompt, choice).endsGame) return { choice, reason: { say: 'why.lot' } };
  }
  return null;
}
