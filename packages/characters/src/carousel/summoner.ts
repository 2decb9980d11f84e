import { type Context, character, pass } from '@belfry/engine';
import { anybody, summon } from '../summoning.ts';

const SUMMONING = 3;

/** No Demon is in play, and you know three characters that are not. On the third night you make one player an evil Demon. */
export const summoner = character('summoner', {
  wakes: ({ night }) => night() === 1 || night() === SUMMONING,
  *act(context) {
    const { me, night, chooseBluffs, show } = context;
    if (night() > 1) return yield* summon(context, anybody(context));
    const bluffs = yield* chooseBluffs(me);
    show(me, { says: 'evil-info', demons: null, minions: null, bluffs });
  },
  on: {
    // Whoever is made something else calls nobody.
    becoming: {
      band: 'lost',
      *hook(context, { seat, to }) {
        const { me, ability, teamOf, night } = context;
        const isLost = seat === me && to !== ability.character && teamOf(to) !== 'demon';
        if (isLost && night() <= SUMMONING) forsake(context);
        return pass;
      },
    },
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
