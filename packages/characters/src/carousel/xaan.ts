import { character, token } from '@belfry/engine';

/** On the night whose number is that of the Outsiders at set-up, every Townsfolk is poisoned until dusk. */
export const xaan = character('xaan', {
  tokens: [token('x', { printed: 'X', until: 'dusk' })],
  *atPlace({ me, night, dealt, teamOf, mark }) {
    const outsiders = dealt().filter((then) => teamOf(then.character) === 'outsider').length;
    if (night() !== outsiders) return;
    mark('x', me, { until: 'dusk', standing: true });
  },
  // Whoever becomes a Townsfolk meanwhile is poisoned too.
  aura: ({ marked, players, trueTeam }) =>
    marked('x').length === 0
      ? []
      : players()
          .filter((player) => trueTeam(player) === 'townsfolk')
          .map((target) => ({ kind: 'poisoned', target }) as const),
});
