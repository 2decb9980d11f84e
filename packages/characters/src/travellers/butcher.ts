import { character } from '@belfry/engine';

/** Each day, after the first execution, you may nominate once more. */
export const butcher = character('butcher', {
  on: {
    *executed({ me, isNight, executionsToday, letNominateAgain }) {
      if (!isNight() && executionsToday().length === 1) letNominateAgain(me);
    },
  },
});
