import { character } from '@belfry/engine';

/** You have the ability of whoever died by execution last, without being told. After an evil one you are poisoned until a good one follows. */
export const cannibal = character('cannibal', {
  on: {
    *died(context, { victim, cause, character: was }) {
      const { me, ability, sheet, takeBack, unmark, registers, ruleCharacter, lend, mark } = context;
      if (cause !== 'execution' || victim === me) return;
      takeBack();
      unmark('poisoned');
      unmark('lunch');
      mark('lunch', victim);
      const shownAs = ability.character;
      if (yield* registers(victim, { alignment: 'good' })) return void (yield* lend(me, was, { shownAs }));
      const meal = yield* ruleCharacter('meal', () => [...sheet('townsfolk'), ...sheet('outsider')]);
      if (meal === null) return;
      // Only the meal is poisoned: the Cannibal notices the next one all the same.
      mark('poisoned', me, { data: { of: meal } });
      yield* lend(me, meal, { shownAs, pretended: true });
    },
  },
});
