import { aCharacter, aPlayer, both, character } from '@belfry/engine';

/**
 * Every night you pick a player and a good character: tomorrow they should be mad that they are it, or the Storyteller
 * may execute them.
 */
export const cerenovus = character('cerenovus', {
  wakes: 'each',
  *act({ choose, unmark, mark, markedByMe, remember, night, show }) {
    const [player, wanted] = yield* choose(both(aPlayer(), aCharacter({ teams: ['townsfolk', 'outsider'] })));
    unmark('mad');
    if (player === null || wanted === null) return;
    mark('mad', player, { data: { character: wanted } });
    remember('since', night());
    if (markedByMe(player, 'mad')) show(player, { says: 'mad', player: null, character: wanted });
  },
  offers: {
    // By day, and in the night after it until the Cerenovus chooses again.
    execute: {
      isOpen: ({ works, marked, isNight, night, memory }) =>
        works() && marked('mad').length > 0 && !(isNight() && memory().since === night()),
      *take({ marked, execute }) {
        const [mad] = marked('mad');
        if (mad !== undefined) yield* execute(mad);
      },
    },
  },
});
