import { except, jinx, saying } from '@belfry/engine';

/** With a Vizier in play the Magician has no ability, and the Vizier's does not reach them. */
export const magicianVizier = jinx('magician', 'vizier', {
  when: 'play',
  deduced: 'as-usual',
  instead: {
    magician: ({ on }) => ({ on: except(on, 'evilInfo', () => true) }),
    vizier: (usual) =>
      saying(usual, ({ execute, is, nothingHappens }) => ({
        execute: (player, nominator) => (is(player, 'magician') ? inVain(nothingHappens) : execute(player, nominator)),
      })),
  },
});

function* inVain(nothingHappens: () => void) {
  nothingHappens();
}
