import { character } from '@belfry/engine';

/** On the night whose number is that of the Outsiders at set-up, every Townsfolk is poisoned until dusk. */
export const xaan = character('xaan', {
  *atPlace({ me, night, dealt, teamOf, remember, mark }) {
    const outsiders = dealt().filter((then) => teamOf(then.character) === 'outsider').length;
    if (night() !== outsiders) return;
    remember('night', night());
    mark('x', me, { until: 'dusk', standing: true });
  },
  // Whoever becomes a Townsfolk meanwhile is poisoned too.
  aura: ({ memory, night, players, trueTeam }) =>
    memory().night !== night()
      ? []
      : players()
          .filter((player) => trueTeam(player) === 'townsfolk')
          .map((target) => ({ kind: 'poisoned', target }) as const),
});
