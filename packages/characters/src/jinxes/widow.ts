import { jinx, pass, prevent } from '@belfry/engine';

/** Where a Widow is or was, the Damsel is poisoned: somebody may know who she is. */
export const widowDamsel = jinx('widow', 'damsel', {
  when: 'script',
  adds: {
    on: {
      *became({ remember }, { from }) {
        if (from === 'widow') remember('was', true);
      },
    },
    aura: ({ players, is, memory }) =>
      memory().was === true || players().some((player) => is(player, 'widow'))
        ? players()
            .filter((player) => is(player, 'damsel'))
            .map((target) => ({ kind: 'poisoned', target }) as const)
        : [],
  },
});

/** While the Poppy Grower's ability works, the Widow does not look into the Grimoire. */
export const widowPoppygrower = jinx('widow', 'poppygrower', {
  when: 'play',
  deduced: 'as-usual',
  adds: {
    on: {
      *informing({ atWork }, { ability }) {
        return ability.character === 'widow' && atWork('poppygrower').length > 0 ? prevent : pass;
      },
    },
  },
});
