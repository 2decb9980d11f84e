import { character } from '@belfry/engine';

/** If you try to make others believe that you are an Outsider, the Storyteller may execute you, by day or by night. */
export const mutant = character('mutant', {
  offers: {
    execute: {
      isOpen: ({ works }) => works(),
      *take({ me, execute }) {
        yield* execute(me);
      },
    },
  },
});
