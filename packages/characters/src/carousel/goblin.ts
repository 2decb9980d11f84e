import { action, character, onlyIfWanted, token } from '@belfry/engine';

/** If you say, nominated and before the vote, that you are the Goblin, and are executed that day, your team wins. */
export const goblin = character('goblin', {
  tokens: [token('claimed', { printed: 'Claimed', until: 'dusk' })],
  action: action({
    asks: onlyIfWanted,
    when: 'nominated',
    *use({ me, mark }) {
      mark('claimed', me, { until: 'dusk', standing: true });
    },
  }),
  on: {
    *died({ me, marked, remember, day }, { victim, cause }) {
      // The token goes with the dead; the execution is not over yet.
      if (victim === me && cause === 'execution' && marked('claimed').includes(me)) remember('felled', day());
    },
  },
  evenDead: {
    *executed({ me, works, day, memory, marked, alignmentOf, win }, { seat, died }) {
      const warned = died ? memory().felled === day() : works() && marked('claimed').includes(me);
      if (seat === me && warned) win(alignmentOf(me), { say: 'outcome.goblin' });
    },
  },
});
