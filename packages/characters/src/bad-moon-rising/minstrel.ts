import { character, token } from '@belfry/engine';

/** When a Minion dies by execution, everybody else but the Travellers is drunk until dusk tomorrow. */
export const minstrel = character('minstrel', {
  tokens: [token('everyone-is-drunk', { printed: 'Everyone Is Drunk', until: { dusks: 2 } })],
  on: {
    *died({ me, isNight, registers, mark }, { victim, cause }) {
      if (cause !== 'execution' || !(yield* registers(victim, { team: 'minion' }))) return;
      mark('everyone-is-drunk', me, { until: { dusks: isNight() ? 1 : 2 } });
    },
  },
  aura: ({ me, marked, players, isTraveller }) =>
    marked('everyone-is-drunk').length === 0
      ? []
      : players()
          .filter((player) => player !== me && !isTraveller(player))
          .map((target) => ({ kind: 'drunk', target }) as const),
});
