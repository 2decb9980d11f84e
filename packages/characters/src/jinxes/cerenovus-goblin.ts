import { jinx, orCharacter, saying } from '@belfry/engine';

/** The Cerenovus may have somebody mad that they are the Goblin. */
export const cerenovusGoblin = jinx('cerenovus', 'goblin', {
  when: 'script',
  deduced: 'as-usual',
  instead: {
    cerenovus: (usual) =>
      saying(usual, ({ choose }) => ({ choose: (choice) => choose(orCharacter(choice, 'goblin')) })),
  },
});
