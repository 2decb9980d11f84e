import { jinx } from '@belfry/engine';

/** Organ Grinder and Alchemist grind by turns: by day, if neither of them is drunk, both are. */
export const alchemistOrgangrinder = jinx('alchemist', 'organgrinder', {
  when: 'play',
  adds: {
    on: {
      *dayBegins({ atWork, is, mark }) {
        const grinding = atWork('organgrinder');
        if (!['alchemist', 'organgrinder'].every((id) => grinding.some((player) => is(player, id)))) return;
        for (const player of grinding) mark('drunk', player, { until: 'dusk' });
      },
    },
  },
});
