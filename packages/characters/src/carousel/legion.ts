import { character, pass, replace } from '@belfry/engine';
import { somebodyMayDie } from '../somebody-may-die.ts';

/** Most of you are Legion. Each night but the first somebody might die; votes of evil players alone count for nothing. */
export const legion = character('legion', {
  asOne: true,
  registers: { teams: ['minion'], always: true },
  *atPlace(context) {
    if (context.works()) yield* somebodyMayDie(context);
  },
  on: {
    tallying: {
      band: 'whole',
      *hook({ seemsTo, registers }, count) {
        const { voters } = count.nomination;
        if (voters.some((voter) => seemsTo(voter, { alignment: 'evil' }) === 'no')) return pass;
        for (const voter of voters) if (!(yield* registers(voter, { alignment: 'evil' }))) return pass;
        return replace({ ...count, votes: 0 });
      },
    },
  },
  offers: {
    /** With one good player left, good cannot win any more. */
    'evil-wins': {
      isOpen: ({ works, living, alignmentOf }) =>
        works() && living().filter((player) => alignmentOf(player) === 'good').length <= 1,
      *take({ win }) {
        win('evil', { say: 'outcome.legion' });
      },
    },
  },
});
