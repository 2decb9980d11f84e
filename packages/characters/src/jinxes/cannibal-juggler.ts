import { jinx, saying } from '@belfry/engine';

/** The Cannibal who eats a Juggler learns what the Juggler would have learned tonight. */
export const cannibalJuggler = jinx('cannibal', 'juggler', {
  when: 'script',
  instead: {
    cannibal: (usual) =>
      saying(usual, ({ lend, marked, abilitiesOf }) => ({
        lend: (player, gift, how) => {
          const [eaten] = marked('lunch');
          const theirs = eaten === undefined ? [] : abilitiesOf(eaten).filter(({ character }) => character === gift);
          const memory = gift === 'juggler' ? theirs[0]?.memory : undefined;
          return lend(player, gift, memory === undefined ? how : { ...how, memory });
        },
      })),
  },
});
