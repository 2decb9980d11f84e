import { character, pass, prevent } from '@belfry/engine';

/** If the Demon's execution would end the game, another day is played: whoever is executed then, their team loses. */
export const mastermind = character('mastermind', {
  on: {
    *died({ day, remember }, { wasDemon, cause }) {
      if (wasDemon && cause === 'execution') remember('felled', day());
    },
    *executed({ day, memory, livingDemons, remember }) {
      const isOver = livingDemons().length === 0;
      if (isOver && memory().felled === day() && memory().lastDay === undefined) remember('lastDay', day() + 1);
    },
  },
  evenDead: {
    // Whoever is executed may be the Mastermind, and the verdict stands all the same.
    *executed({ isNight, day, memory, win, remember }, { alignment }) {
      if (isNight() || memory().lastDay !== day()) return;
      remember('judged', true);
      win(alignment === 'good' ? 'evil' : 'good', { say: 'outcome.last-day-verdict' });
    },
    *dayEnded({ day, memory, executionsToday, win }) {
      if (memory().lastDay === day() && executionsToday().length === 0) win('good', { say: 'outcome.last-day-peace' });
    },
    gameEnding: {
      band: 'hold',
      *hook({ works, memory }, { because }) {
        const { lastDay, judged } = memory();
        const holds = lastDay !== undefined && (judged === true || works());
        return holds && (because === 'demons-dead' || because === 'two-left') ? prevent : pass;
      },
    },
  },
});
