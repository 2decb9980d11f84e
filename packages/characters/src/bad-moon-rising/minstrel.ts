import { character } from '@belfry/engine';

/** When a Minion dies by execution, everybody else but the Travellers is drunk until dusk tomorrow. */
export const minstrel = character('minstrel', {
  on: {
    *died({ me, players, isTraveller, isNight, registers, mark }, { victim, cause }) {
      if (cause !== 'execution' || !(yield* registers(victim, { team: 'minion' }))) return;
      const dusks = isNight() ? 1 : 2;
      for (const player of players()) {
        if (player !== me && !isTraveller(player)) mark('drunk', player, { until: { dusks } });
      }
    },
  },
});
