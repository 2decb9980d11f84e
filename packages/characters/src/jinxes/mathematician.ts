import { jinx, type SeatId } from '@belfry/engine';

/** The Chambermaid's question is whether somebody wakes tonight at all, be it after her: the Mathematician too. */
export const mathematicianChambermaid = jinx('mathematician', 'chambermaid', { when: 'script' });

/** What somebody only believes to be able to do may be counted where it goes wrong, and need not: the ledger notes it so. */
export const mathematicianDrunk = jinx('mathematician', 'drunk', { when: 'script' });
export const mathematicianMarionette = jinx('mathematician', 'marionette', { when: 'script' });

/** The Lunatic's attack may be counted, unless it was the Demon's as well. */
export const mathematicianLunatic = jinx('mathematician', 'lunatic', {
  when: 'play',
  deduced: 'as-usual',
  adds: {
    on: {
      *acted({ players, is, teamOf, chosenTonight, absolve }, { owner, character, nature }) {
        if (teamOf(character) !== 'demon' || nature === 'believed') return;
        const victims = (of: SeatId) =>
          chosenTonight()
            .flatMap(({ by, seat }) => (by === of ? [seat] : []))
            .sort()
            .join();
        for (const player of players())
          if (is(player, 'lunatic') && victims(player) === victims(owner)) absolve(player);
      },
    },
  },
});
