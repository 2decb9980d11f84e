import { character, offer, somePlayers, token, upToPlayers } from '@belfry/engine';

/** Every night you pick two players: tomorrow the first is mad that the second is evil, or one or both might die. */
export const harpy = character('harpy', {
  tokens: [token('mad-accuser', { printed: 'Mad' }), token('accused', { printed: '2nd' })],
  wakes: 'each',
  *act({ choose, works, failed, unmark, mark, remember, night, show }) {
    const [first, second] = yield* choose(somePlayers(2));
    unmark('mad-accuser');
    unmark('accused');
    if (first === undefined || second === undefined) return;
    if (!works()) return failed();
    mark('mad-accuser', first);
    mark('accused', second);
    remember('since', night());
    show(first, { says: 'alignment', player: second, alignment: 'evil' });
  },
  offers: {
    // By day, and in the night after it until the Harpy chooses again.
    punish: offer({
      isOpen: ({ isNight, night, memory, works, marked, isAlive }) =>
        !(isNight() && memory().since === night()) &&
        works() &&
        [...marked('mad-accuser'), ...marked('accused')].some(isAlive),
      asks: ({ marked, isAlive }) =>
        upToPlayers(2, { from: () => [...marked('mad-accuser'), ...marked('accused')].filter(isAlive) }),
      *take({ kill }, dying) {
        for (const player of dying) yield* kill(player);
      },
    }),
  },
});
