import { action, character, nothing } from '@belfry/engine';
import { facts } from '../facts.ts';

/** Once a day you may visit the Storyteller in private and hear two things: one is true, one is false. */
export const savant = character('savant', {
  learns: facts,
  action: action({
    asks: nothing,
    often: 'daily',
    heard: 'in-private',
    *use({ hasBreath, me, learnTwo }) {
      if (hasBreath(me)) yield* learnTwo();
    },
  }),
});
