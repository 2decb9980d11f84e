import { jinx } from '@belfry/engine';

/** From the first Spy on, whoever is the Damsel is poisoned for good. */
export const spyDamsel = jinx('spy', 'damsel', {
  when: 'script',
  adds: {
    aura({ players, is, memory }) {
      if (memory().been !== true && !players().some((player) => is(player, 'spy'))) return [];
      return players()
        .filter((player) => is(player, 'damsel'))
        .map((target) => ({ kind: 'poisoned', target }));
    },
    on: {
      *became({ remember }, { from }) {
        if (from === 'spy') remember('been', true);
      },
    },
  },
});
