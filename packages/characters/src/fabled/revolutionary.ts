import { aPlayer, character, offer, pass, prevent } from '@belfry/engine';

/**
 * Everybody knows two neighbours who are on one side, and stay so: both change sides or neither does. Once per game one of
 * them may register as the other side.
 */
export const revolutionary = character('revolutionary', {
  *starts({ players, next, alignmentOf, rulePlayer, mark, show }) {
    const first = () => players().filter((player) => alignmentOf(player) === alignmentOf(next(player)));
    const one = yield* rulePlayer('revolutionary', first);
    if (one === null) return;
    for (const player of [one, next(one)]) {
      mark('aligned', player);
      for (const listener of players()) show(listener, { says: 'player', player });
    }
  },
  on: {
    turning: {
      band: 'asked',
      *hook({ marked, memory, ruleWhether }, { seat }) {
        if (!marked('aligned').includes(seat) || memory().together === true) return pass;
        return (yield* ruleWhether('both-turn', false)) ? pass : prevent;
      },
    },
    *turned({ marked, memory, remember, alignmentOf, turn }, { seat, to }) {
      const other = marked('aligned').find((player) => player !== seat);
      if (!marked('aligned').includes(seat) || other === undefined || memory().together === true) return;
      if (alignmentOf(other) === to) return;
      remember('together', true);
      // Where something keeps the other where they are, neither has turned.
      if (!(yield* turn(other, to))) yield* turn(seat, to === 'evil' ? 'good' : 'evil');
      remember('together', false);
    },
  },
  offers: {
    'registers-falsely': offer({
      isOpen: ({ isSpent, marked }) => !isSpent() && marked('aligned').length > 0,
      asks: ({ marked }) => aPlayer({ from: () => marked('aligned') }),
      *take({ spend, isNight, alignmentOf, mark }, player) {
        if (player === null) return;
        spend();
        const alignment = alignmentOf(player) === 'evil' ? 'good' : 'evil';
        mark('registers', player, { until: isNight() ? 'dawn' : 'dusk', data: { alignment } });
      },
    }),
  },
});
