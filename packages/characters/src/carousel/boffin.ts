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
    *became(context) {
      if (yield* give(context)) yield* tell(context);
    },
  },
});

/** The gift goes to one living Demon; while that one has it, nobody else gets one. */
function* give({
  livingDemons,
  lent,
  takeBack,
  rulePlayer,
  ruleCharacter,
  sheet,
  inPlay,
  mayGive,
  lend,
}: Context): Play<boolean> {
  const demons = livingDemons();
  if (demons.length === 0 || lent().some(({ owner }) => demons.includes(owner))) return false;
  takeBack();
  const demon = yield* rulePlayer('demon', livingDemons);
  const free = () => [...sheet('townsfolk'), ...sheet('outsider')].filter((id) => mayGive(id, !inPlay(id)));
  const gift = yield* ruleCharacter('gift', free);
  if (demon === null || gift === null) return false;
  yield* lend(demon, gift, { soberWith: 'lender' });
  return true;
}

function* tell({ me, lent, show }: Context): Play<void> {
  for (const { owner, character } of lent())
    for (const player of [me, owner]) show(player, { says: 'ability', character });
}
