import { character, replace } from '@belfry/engine';

/** There is no evil, and the Storyteller may break the rules. Execute the Storyteller, and good has won, even if you are dead. */
export const atheist = character('atheist', {
  storytellerOnTrial: true,
  evenDead: {
    informing: {
      band: 'anything',
      *hook() {
        return replace('anything');
      },
    },
    *storytellerExecuted({ win }) {
      win('good', { say: 'outcome.atheist' });
    },
  },
});
