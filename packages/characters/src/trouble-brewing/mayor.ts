import { character, pass, replace } from '@belfry/engine';

/** With so many alive a quiet day wins. */
const PEACE = 3;

/** If three live and nobody is executed, your team wins. If you would die at night, another may die in your place. */
export const mayor = character('mayor', {
  manner: { peace: PEACE },
  on: {
    *redirectDeath({ me, players, ruleDeath }, { victim, atNight }) {
      if (victim !== me || !atNight) return pass;
      const dies = yield* ruleDeath('redirect', () => [me, ...players().filter((player) => player !== me)]);
      return dies === me || dies === null ? pass : replace(dies);
    },
    *dayEnded({ me, living, executionsToday, win, alignmentOf }) {
      if (living().length === PEACE && executionsToday().length === 0) {
        win(alignmentOf(me), { say: 'outcome.mayor' });
      }
    },
  },
});
