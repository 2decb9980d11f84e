import { random, randomAnswer } from '@belfry/engine';
import type { Counsel, Policy } from './policy.ts';
import { REASONS } from './reasons/reasons.ts';

/** Draws lots among what is allowed. */
export const randomPolicy =
  ({ seed, lang = 'en' }: Counsel): Policy =>
  (game, prompt) => ({
    choice: randomAnswer(prompt.options, random(`${seed} ${prompt.id} ${game.inputs.length}`)),
    reason: REASONS[lang].lot,
  });
