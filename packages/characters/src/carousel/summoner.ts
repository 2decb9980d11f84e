import { aCharacter, aPlayer, both, type Context, character } from '@belfry/engine';

const SUMMONING = 3;

/** No Demon is in play, and you know three characters that are not. On the third night you make one player an evil Demon. */
export const summoner = character('summoner', {
  wakes: ({ night }) => night() === 1 || night() === SUMMONING,
  *act(context) {
    const { me, night, works, failed, chooseBluffs, show, choose, become } = context;
    if (night() === 1) {
      const bluffs = yield* chooseBluffs(me);
      return show(me, { says: 'evil-info', demons: null, minions: null, bluffs });
    }
    const [player, demon] = yield* choose(both(aPlayer(), aCharacter({ teams: ['demon'] })));
    if (player === null || demon === null) return;
    if (!works()) return failed();
    yield* become(player, demon, { side: 'evil' });
  },
  always: {
    *died(context, { victim }) {
      if (victim === context.me && context.night() <= SUMMONING) forsake(context);
    },
    *nightEnding(context) {
      if (context.night() === SUMMONING) forsake(context);
    },
  },
});

/** Nobody can call a Demon any more, and there is none. */
function forsake({ ability, livingDemons, win }: Context): void {
  if (ability.nature === 'own' && livingDemons().length === 0) win('good', { say: 'outcome.no-demon' });
}
