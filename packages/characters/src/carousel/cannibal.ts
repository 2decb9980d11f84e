import type { CharacterId } from '@belfry/almanac';
import { type Context, character, type Play, type SeatId } from '@belfry/engine';

/** You have the ability of whoever died by execution last, without being told. After an evil one you are poisoned until a good one follows. */
export const cannibal = character('cannibal', {
  // One who comes later finds the table laid.
  *starts(context) {
    const lunch = context.night() > 0 ? context.lastExecuted() : null;
    if (lunch !== null && lunch !== context.me) yield* eat(context, lunch, context.characterOf(lunch));
  },
  // Whoever is drunk meanwhile, or only believes to be it, is served the same.
  always: {
    *died(context, { victim, cause, character: was }) {
      if (cause === 'execution' && victim !== context.me) yield* eat(context, victim, was);
    },
    *became(context, { seat, to }) {
      if (seat === context.memory().eaten) yield* eat(context, seat, to);
    },
    *turned(context, { seat }) {
      if (seat === context.memory().eaten) yield* eat(context, seat, context.characterOf(seat));
    },
    dayBegins: followLunch,
    dayEnded: followLunch,
  },
});

function* eat(context: Context, victim: SeatId, was: CharacterId): Play<void> {
  const { me, isAlive, ability, alignmentOf, registers, sheet, ruleCharacter, mayGive, lend, mark, remember } = context;
  if (!isAlive(me)) return;
  spew(context);
  remember('eaten', victim);
  mark('lunch', victim, { standing: true });
  // Nobody registers to an ability that is none.
  const isDeluded = ability.nature === 'believed';
  const isGood = isDeluded ? alignmentOf(victim) === 'good' : yield* registers(victim, { alignment: 'good' });
  // One Cannibal who has eaten another would eat the same again, without end.
  const isMeal = (character: CharacterId) => mayGive(character, true);
  const good = () => [...sheet('townsfolk'), ...sheet('outsider')].filter(isMeal);
  const meal = isGood ? was : yield* ruleCharacter('meal', good);
  if (meal === null || !isMeal(meal)) return;
  // Only the meal is poisoned: the Cannibal notices the next one all the same.
  if (!isGood && !isDeluded) mark('poisoned', me, { data: { of: meal }, standing: true });
  yield* lend(me, meal, { shownAs: ability.character, pretended: isDeluded || !isGood });
}

function spew({ takeBack, unmark, remember }: Context): void {
  takeBack();
  unmark('poisoned');
  unmark('lunch');
  remember('eaten', null);
}

/** Where the Storyteller has laid, moved or taken the token, it says who was eaten. */
function* followLunch(context: Context): Play<void> {
  const { me, isAlive, marked, memory, characterOf } = context;
  const lunch = marked('lunch').find((player) => player !== me) ?? null;
  if (!isAlive(me) || lunch === (memory().eaten ?? null)) return;
  if (lunch === null) spew(context);
  else yield* eat(context, lunch, characterOf(lunch));
}
