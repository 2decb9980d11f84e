import type { CharacterId } from '@belfry/almanac';
import { type Context, character, type Play, pass, prevent } from '@belfry/engine';

/** You have a Minion's ability, and know which. When you choose with it, the Storyteller may have you choose otherwise. */
export const alchemist = character('alchemist', {
  *starts(context) {
    yield* brew(context, false);
  },
  wakes: 'first',
  *act(context) {
    const { me, memory, show } = context;
    // Whoever only believes to be the Alchemist has to believe in some ability as well.
    if (memory().brew === undefined) yield* brew(context, true);
    const character = memory().brew;
    if (typeof character === 'string') show(me, { says: 'ability', character });
  },
  on: {
    *choosing({ ability, ruleWhether }, { ability: acting }) {
      if (acting.lentBy !== ability.id) return pass;
      const isRefused = yield* ruleWhether('choose-again', false);
      return isRefused ? prevent : pass;
    },
  },
});

function* brew(context: Context, pretended: boolean): Play<void> {
  const { me, isHollow, remember, lend } = context;
  const minion = yield* whichMinion(context);
  if (minion === null) return;
  remember('brew', minion);
  if (!isHollow(minion)) yield* lend(me, minion, { pretended });
}

/** Rather one that nobody is. */
function whichMinion({ sheet, inPlay, mayGive, ruleCharacter }: Context): Play<CharacterId | null> {
  const possible = () => sheet('minion').filter((id) => mayGive(id, true));
  return ruleCharacter('minion-ability', () => [
    ...possible().filter((id) => !inPlay(id)),
    ...possible().filter(inPlay),
  ]);
}
