import { type Context, character, type Play } from '@belfry/engine';

/** A living Demon has the ability of a good character that is not in play, drunk or not, and you both know which. */
export const boffin = character('boffin', {
  *starts(context) {
    yield* give(context);
  },
  wakes: 'first',
  *act(context) {
    yield* tell(context);
  },
  on: {
    *died({ me, takeBack }, { victim }) {
      if (victim === me) takeBack();
    },
  },
  always: {
    // A drunk Boffin's gift waits until they are sober.
    *became(context) {
      if (!context.isAlive(context.me) || !(yield* give(context))) return;
      if (context.isNight() && context.works()) yield* tell(context);
      else context.remember('untold', true);
    },
    // Who has become the Demon by day, or while the Boffin was drunk, learns nothing before a night with a sober one.
    *nightBegins(context) {
      if (context.memory().untold !== true || !context.works()) return;
      context.remember('untold', false);
      yield* tell(context);
    },
  },
});

/** The gift goes to one living Demon; while that one has it, nobody else gets one. */
function* give(context: Context): Play<boolean> {
  const { livingDemons, isAlive, lent, takeBack, rulePlayer, ruleCharacter, sheet, inPlay, mayGive, lend } = context;
  const demons = livingDemons();
  if (demons.length === 0 || lent().some(({ owner }) => demons.includes(owner))) return false;
  // What works in the dead stays theirs.
  for (const gift of lent()) if (isAlive(gift.owner)) takeBack(gift);
  const demon = yield* rulePlayer('demon', livingDemons);
  const free = () => [...sheet('townsfolk'), ...sheet('outsider')].filter((id) => mayGive(id, !inPlay(id)));
  const gift = yield* ruleCharacter('gift', free);
  if (demon === null || gift === null) return false;
  yield* lend(demon, gift, { soberWith: 'lender' });
  return true;
}

function* tell({ me, isAlive, lent, show }: Context): Play<void> {
  for (const { owner, character } of lent().filter((gift) => isAlive(gift.owner)))
    for (const player of [me, owner]) show(player, { says: 'ability', character });
}
