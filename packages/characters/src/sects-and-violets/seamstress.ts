import { and, character, exactlyPlayers, not, or, perhaps } from '@belfry/engine';
import { nod } from '../information.ts';

/** Once per game, at night, you pick two others and learn whether they are on the same side. */
export const seamstress = character('seamstress', {
  wakes: ({ isSpent }) => !isSpent(),
  manner: { asksOnce: 2 },
  *act({ choose, spend, learn }) {
    const chosen = yield* choose(perhaps(exactlyPlayers(2, { notMyself: true })));
    if (chosen === null) return;
    yield* learn(chosen);
    spend();
  },
  learns: nod((world, [one, other]) => {
    if (one === undefined || other === undefined) return 'no';
    const [a, b] = [world.isEvil(one), world.isEvil(other)];
    return or(and(a, b), and(not(a), not(b)));
  }),
});
