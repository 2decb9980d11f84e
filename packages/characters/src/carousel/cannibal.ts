import type { CharacterId } from '@belfry/almanac';
import { type Context, character, type Play, type SeatId } from '@belfry/engine';

/** You have the ability of whoever died by execution last, without being told. After an evil one you are poisoned until a good one follows. */
export const cannibal = character('cannibal', {
  // One who comes later finds the table laid.
  *starts(context) {
    const { me, night, lastExecuted, characterOf } = context;
    const lunch = lastExecuted();
    if (night() > 0 && lunch !== null && lunch !== me) yield* eat(context, lunch, characterOf(lunch));
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
  const { me, isAlive, ability, sheet, ruleCharacter, mayGive, lend, mark, remember } = context;
  if (!isAlive(me)) return;
  spew(context);
  remember('eaten', victim);
  mark('lunch', victim, { standing: true });
  const shownAs = ability.character;
  const isDeluded = ability.nature === 'believed';
  // One Cannibal who has eaten another would eat the same again, without end.
  const isMeal = (character: CharacterId) => mayGive(character, true);
  if (yield* tastesGood(context, victim)) {
    if (isMeal(was)) yield* lend(me, was, { shownAs, pretended: isDeluded });
    return;
  }
  const meal = yield* ruleCharacter('meal', () => [...sheet('townsfolk'), ...sheet('outsider')].filter(isMeal));
  if (meal === null) return;
  // Only the meal is poisoned: the Cannibal notices the next one all the same.
  if (!isDeluded) mark('poisoned', me, { data: { of: meal }, standing: true });
  yield* lend(me, meal, { shownAs, pretended: true });
}

/** Nobody registers to an ability that is none. */
function* tastesGood({ ability, alignmentOf, registers }: Context, victim: SeatId): Play<boolean> {
  if (ability.nature === 'believed') return alignmentOf(victim) === 'good';
  return yield* registers(victim, { alignment: 'good' });
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
