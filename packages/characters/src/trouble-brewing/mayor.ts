import { character, pass, replace } from '@belfry/engine';

/** If three live and nobody is executed, your team wins. If you would die at night, another may die in your place. */
export const mayor = character('mayor', {
  on: {
    *redirectDeath({ me, players, ruling }, { victim, atNight }) {
      if (victim !== me || !atNight) return pass;
      const dies = yield* ruling(
        'redirect',
        () => [me, ...players().filter((player) => player !== me)].map((value) => ({ value })),
        'The Mayor dies like anybody else, unless the Storyteller has somebody better in mind.',
      );
      return dies === me ? pass : replace(dies as number);
    },
    *dayEnded({ me, living, executionsToday, win, alignmentOf }) {
      if (living().length === 3 && executionsToday() === 0) {
        win(alignmentOf(me), 'Three players live in peace with their Mayor.');
      }
    },
  },
});
