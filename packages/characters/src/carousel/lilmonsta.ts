import { type Context, character, type Play, prevent, type SeatId } from '@belfry/engine';
import { babysit, livingMinions, lookAfter } from '../babysitter.ts';

/** Nobody is it. Each night the Minions choose who looks after it and is the Demon; each night but the first somebody might die. */
export const lilmonsta = character('lilmonsta', {
  on: {
    *evilInfo(_, { as }) {
      return as === 'traveller' ? { verdict: 'pass' } : prevent;
    },
  },
  // One who comes in the middle of a game is somebody's at once: there is no moment without a Demon.
  *starts(context) {
    const { night, living, isDemon, memory, rulePlayer } = context;
    if (night() === 0) return;
    const { keeper } = memory();
    // Whoever was to become it looks after it: nobody can be it.
    if (typeof keeper === 'number') return lookAfter(context, keeper);
    const evil = () => [...living().filter(isDemon), ...livingMinions(context), ...living()];
    const sitter = yield* rulePlayer('babysitter', () => [...new Set(evil())]);
    if (sitter !== null) lookAfter(context, sitter);
  },
  *atPlace(context) {
    yield* babysit(context, together);
  },
});

function* together(context: Context): Play<SeatId | null> {
  const { memory, remember, chooseTogether, show } = context;
  const minions = livingMinions(context);
  if (memory().met !== true) {
    remember('met', true);
    for (const minion of minions) {
      const others = minions.filter((other) => other !== minion);
      show(minion, { says: 'evil-info', demons: null, minions: others, bluffs: null });
    }
  }
  return yield* chooseTogether(minions);
}
