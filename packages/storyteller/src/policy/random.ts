import { random } from '@belfry/engine';
import { randomChoice } from '../random-choice.ts';
import type { Counsel, Policy } from './policy.ts';
import { REASONS } from './reasons/reasons.ts';

/** Draws lots among what is allowed. */
export const randomPolicy =
  ({ seed, lang = 'en' }: Counsel): Policy =>
  (game, prompt) => ({
    choice: randomChoice(prompt.options, random(`${seed} ${prompt.id} ${game.inputs.length}`)),
    reason: REASONS[lang].lot,
  });
