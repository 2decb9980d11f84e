import type { CharacterId } from '@belfry/almanac';
import { type Context, type Hooks, type JinxDefinition, jinx, saying } from '@belfry/engine';

const isThere = ({ inPlay }: Context): boolean => inPlay('legion');

/** If that character makes somebody Legion, all evil players are Legion. (Travellers stay what they are.) */
const allBecomeLegion = (maker: CharacterId): Hooks => ({
  *became({ players, isTraveller, is, alignmentOf, become }, { seat, to, because }) {
    if (to !== 'legion' || because !== maker) return;
    for (const player of players()) {
      if (player === seat || isTraveller(player) || is(player, 'legion') || alignmentOf(player) === 'good') continue;
      yield* become(player, 'legion');
    }
  },
});

const legionAnd = (maker: CharacterId, more: Pick<JinxDefinition, 'instead'> = {}): JinxDefinition =>
  jinx('legion', maker, { when: 'script', adds: { on: allBecomeLegion(maker) }, ...more });

export const legionSummoner = legionAnd('summoner');

/** With Legion in play, the Engineer starts knowing it, and has no ability. */
export const legionEngineer = legionAnd('engineer', {
  instead: {
    engineer: (usual) => ({
      wakes: (context) =>
        isThere(context)
          ? context.memory().knows !== true && !context.isSpent()
          : typeof usual.wakes === 'function' && usual.wakes(context),
      *act(context) {
        if (!isThere(context)) return yield* usual.act!(context); // the Engineer acts
        context.remember('knows', true);
        context.show(context.me, { says: 'in-play', character: 'legion' });
      },
    }),
  },
});

/** With Legion in play, the Hatter has no ability; and who has become Legion tonight is nothing else. */
export const legionHatter = legionAnd('hatter', {
  instead: {
    hatter: (usual) =>
      saying(usual, (context) => ({
        mark: (kind, player, how) => {
          if (!isThere(context)) context.mark(kind, player, how);
        },
        become: (player, character, how) =>
          context.is(player, 'legion') ? nothingChanges() : context.become(player, character, how),
      })),
  },
});

function* nothingChanges(): ReturnType<Context['become']> {
  return false;
}
