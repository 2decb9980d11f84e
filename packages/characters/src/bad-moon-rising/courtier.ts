import { aCharacter, character, token } from '@belfry/engine';

/** Once per game, at night, you name a character: whoever is it is drunk for three nights and three days. */
export const courtier = character('courtier', {
  tokens: [
    token('drunk', { printed: 'Drunk 3', until: { dusks: 3 } }),
    token('drunk', { printed: 'Drunk 2', until: { dusks: 2 } }),
    token('drunk', { printed: 'Drunk 1', until: { dusks: 1 } }),
  ],
  wakes: ({ isSpent }) => !isSpent(),
  *act({ choose, spend, players, isCharacter, is, ruleOne, reach, mark }) {
    const named = yield* choose(aCharacter({ orNone: true }));
    if (named === null) return;
    const holders = () => {
      const possible = players().filter((player) => isCharacter(player, named) !== 'no');
      const nobody = possible.some((player) => isCharacter(player, named) === 'yes') ? [] : [null];
      const truly = possible.filter((player) => is(player, named));
      const others = possible.filter((player) => !truly.includes(player));
      return [...truly, ...nobody, ...others].map((value) => ({ value }));
    };
    const holder = yield* ruleOne('who-is-drunk', holders);
    // Naming somebody's character is picking them.
    if (holder !== null) yield* reach(holder);
    mark('drunk', holder, { until: { dusks: 3 } });
    spend();
  },
});
