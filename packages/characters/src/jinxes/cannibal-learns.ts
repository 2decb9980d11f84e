import type { CharacterId } from '@belfry/almanac';
import { type Context, jinx, saying } from '@belfry/engine';

type Lend = Context['lend'];

/** Who is bound by what they eat is told what it is. */
const cannibalLearns = (meal: CharacterId) =>
  jinx('cannibal', meal, {
    when: 'script',
    instead: {
      cannibal: (usual) =>
        saying(usual, (context) => ({
          lend: (player, gift, how) =>
            gift === meal ? openly(context, player, gift, how) : context.lend(player, gift, how),
        })),
    },
  });

function* openly({ lend, show }: Context, ...[player, gift, how]: Parameters<Lend>): ReturnType<Lend> {
  const { shownAs: _, ...giving } = how ?? {};
  const lent = yield* lend(player, gift, giving);
  show(player, { says: 'ability', character: gift });
  return lent;
}

export const cannibalButler = cannibalLearns('butler');
export const cannibalZealot = cannibalLearns('zealot');
