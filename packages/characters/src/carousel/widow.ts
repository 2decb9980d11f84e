import { type Context, character, type Play } from '@belfry/engine';
import { openGrimoire } from '../open-grimoire.ts';

/** On your first night you look into the Grimoire and pick a player, who is poisoned. A good player knows that you are in play. */
export const widow = character('widow', {
  wakes: 'first',
  *act(context) {
    const { works, learn, choosePlayer, mark } = context;
    const worked = works();
    yield* learn([], openGrimoire);
    mark('poisoned', yield* choosePlayer());
    if (worked) yield* warn(context);
  },
  on: {
    // A good player has to know.
    *turned(context, { seat, to }) {
      if (to !== 'evil' || !context.marked('know').includes(seat)) return;
      context.unmark('know');
      yield* warn(context);
    },
  },
});

function* warn({ ability, players, alignmentOf, rulePlayer, mark, show }: Context): Play<void> {
  const good = () => players().filter((player) => alignmentOf(player) === 'good');
  const knows = yield* rulePlayer('know', good);
  if (knows === null) return;
  mark('know', knows, { standing: true });
  show(knows, { says: 'in-play', character: ability.character });
}
