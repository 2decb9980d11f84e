import type { CharacterId } from '@belfry/almanac';
import { type Context, character, type Play, type SeatId } from '@belfry/engine';

/** You have the ability of whoever died by execution last, without being told. After an evil one you are poisoned until a good one follows. */
export const cannibal = character('cannibal', {
  on: {
    *died(context, { victim, cause, character: was }) {
      if (cause === 'execution' && victim !== context.me) yield* eat(context, victim, was);
    },
    dayBegins: followLunch,
    dayEnded: followLunch,
  },
});

function* eat(context: Context, victim: SeatId, was: CharacterId): Play<void> {
  const { me, ability, sheet, registers, ruleCharacter, lend, mark, remember } = context;
  spew(context);
  remember('eaten', victim);
  mark('lunch', victim);
  const shownAs = ability.character;
  if (yield* registers(victim, { alignment: 'good' })) return void (yield* lend(me, was, { shownAs }));
  const meal = yield* ruleCharacter('meal', () => [...sheet('townsfolk'), ...sheet('outsider')]);
  if (meal === null) return;
  // Only the meal is poisoned: the Cannibal notices the next one all the same.
  mark('poisoned', me, { data: { of: meal } });
  yield* lend(me, meal, { shownAs, pretended: true });
}

function spew({ takeBack, unmark, remember }: Context): void {
  takeBack();
  unmark('poisoned');
  unmark('lunch');
  remember('eaten', null);
}

/** Where the Storyteller has laid, moved or taken the token, it says who was eaten. */
function* followLunch(context: Context): Play<void> {
  const { me, marked, memory, characterOf } = context;
  const lunch = marked('lunch').find((player) => player !== me) ?? null;
  if (lunch === (memory().eaten ?? null)) return;
  if (lunch === null) spew(context);
  else yield* eat(context, lunch, characterOf(lunch));
}
