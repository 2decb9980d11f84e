import { aPlayer, both, type Choice, type Context, character, offer, type SeatId, words } from '@belfry/engine';
import { facts } from '../facts.ts';

const MAX_WORDS = 500;

/** Some players have a goal of their own, told to nobody else. Whoever reaches it learns something true about the game. */
export const zenomancer = character('zenomancer', {
  offers: {
    'set-goal': offer({
      isOpen: () => true,
      asks: ({ marked }) => both(aPlayer({ except: () => marked('goal') }), words(MAX_WORDS)),
      *take({ mark, show }, [player, text]) {
        if (player === null) return;
        mark('goal', player, { data: { text } });
        show(player, { says: 'text', text });
      },
    }),
    /** The Storyteller picks what they learn out of what is true. */
    'goal-reached': offer({
      isOpen: hasGoals,
      asks: (context) => whoHasOne(context),
      *take({ unmark, letLearn }, player) {
        if (player === null) return;
        unmark('goal', player);
        yield* letLearn(player, facts);
      },
    }),
    /** The Storyteller says it in their own words. */
    'goal-reached-told': offer({
      isOpen: hasGoals,
      asks: (context) => both(whoHasOne(context), words(MAX_WORDS)),
      *take({ unmark, show }, [player, text]) {
        if (player === null) return;
        unmark('goal', player);
        show(player, { says: 'text', text });
      },
    }),
  },
});

const whoHasOne = ({ marked }: Context): Choice<SeatId | null> => aPlayer({ from: () => marked('goal') });

function hasGoals({ marked }: Context): boolean {
  return marked('goal').length > 0;
}
