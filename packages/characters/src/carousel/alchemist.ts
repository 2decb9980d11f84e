import type { CharacterId } from '@belfry/almanac';
import { type Context, character, type Play, pass, prevent } from '@belfry/engine';

/** You have a Minion's ability, and know which. When you choose with it, the Storyteller may have you choose otherwise. */
export const alchemist = character('alchemist', {
  *starts(context) {
    const brew = yield* whichMinion(context);
    if (brew !== null) yield* context.lend(context.me, brew);
  },
  wakes: 'first',
  *act(context) {
    const { me, lent, lend, show } = context;
    // Whoever only believes to be the Alchemist has to believe in some ability as well.
    if (lent().length === 0) {
      const brew = yield* whichMinion(context);
      if (brew !== null) yield* lend(me, brew, { pretended: true });
    }
    for (const { character } of lent()) show(me, { says: 'ability', character });
  },
  on: {
    *choosing({ ability, ruleWhether }, { ability: acting }) {
      if (acting.lentBy !== ability.id) return pass;
      const isRefused = yield* ruleWhether('choose-again', false);
      return isRefused ? prevent : pass;
    },
  },
});

/** Rather one that nobody is. */
const whichMinion = ({ sheet, inPlay, ruleCharacter }: Context): Play<CharacterId | null> =>
  ruleCharacter('minion-ability', () => [
    ...sheet('minion').filter((id) => !inPlay(id)),
    ...sheet('minion').filter(inPlay),
  ]);
