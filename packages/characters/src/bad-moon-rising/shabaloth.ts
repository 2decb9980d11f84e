import { character, somePlayers, token } from '@belfry/engine';

/** Each night but the first you pick two players, who die. One of the dead whom you picked last night may live again. */
export const shabaloth = character('shabaloth', {
  tokens: [token('eaten', { printed: 'Dead', until: { dusks: 2 } })],
  wakes: 'other',
  attacks: () => 2,
  *atPlace({ works, marked, isAlive, ruleOne, unmark, revive }) {
    if (!works()) return;
    const eaten = () => [...new Set(marked('eaten'))].filter((player) => !isAlive(player));
    if (eaten().length === 0) return;
    const options = () => [null, ...eaten()].map((value) => ({ value }));
    const player = yield* ruleOne('regurgitated', options);
    if (player === null) return;
    unmark('eaten', player);
    yield* revive(player);
  },
  *act({ chooseInTurn, reach, mark, kill }) {
    for (const victim of yield* chooseInTurn(somePlayers(2))) {
      yield* reach(victim);
      mark('eaten', victim, { until: { dusks: 2 } });
      yield* kill(victim);
    }
  },
});
