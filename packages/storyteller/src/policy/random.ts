import { random, randomAnswer } from '@belfry/engine';
import type { Counsel, Policy } from './policy.ts';

/** Draws lots among what is allowed. */
export const randomPolicy =
  ({ seed }: Counsel): Policy =>
  (grimoire, prompt) => ({
    choice: randomAnswer(prompt.options, random(`${seed} ${prompt.id} ${grimoire.moment}`)),
    reason: { say: 'why.lot' },
  });
