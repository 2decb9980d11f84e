import type { CharacterId } from '@belfry/almanac';
import { afterwards, type Context, jinx, saying } from '@belfry/engine';

type Lend = Context['lend'];

/** Who is bound by what they eat is told what it is, in the night that follows. */
const cannibalLearns = (meal: CharacterId) =>
  jinx('cannibal', meal, {
    when: 'script',
    instead: {
      cannibal(usual) {
        const bent = saying(usual, (context) => ({
          lend: (player, gift, how) =>
            gift === meal ? openly(context, player, gift, how) : context.lend(player, gift, how),
        }));
        return {
          ...bent,
          always: afterwards(bent.always, 'nightBegins', function* ({ me, lent, memory, remember, show }) {
            if (memory().learns !== meal) return;
            remember('learns', null);
            if (lent().some(({ character }) => character === meal)) show(me, { says: 'ability', character: meal });
          }),
        };
      },
    },
  });

function* openly(context: Context, ...[player, gift, how]: Parameters<Lend>): ReturnType<Lend> {
  const { isNight, lend, remember, show } = context;
  const { shownAs: _, ...giving } = how ?? {};
  const lent = yield* lend(player, gift, giving);
  if (isNight()) show(player, { says: 'ability', character: gift });
  else remember('learns', gift);
  return lent;
}

export const cannibalButler = cannibalLearns('butler');
export const cannibalZealot = cannibalLearns('zealot');
