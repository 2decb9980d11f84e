import type { CharacterId } from '@belfry/almanac';
import { type Ability, type Context, type JinxDefinition, jinx, memo, type Play, type SeatId } from '@belfry/engine';

/** Who was picked last, and everybody who ever was. */
type Picked = { readonly on: number; readonly player: SeatId | null; readonly all: readonly SeatId[] };
const PICK = memo<Picked>('pick', { on: 0, player: null, all: [] });

/**
 * Each night but the first a Demon who kills nobody picks a living player whom they have not picked before: one who is
 * that character, and good (or on any side), has what such a death would bring. It is so whoever is in play, so that
 * being woken tells the Demon nothing.
 */
const nightlyPick = (
  demon: CharacterId,
  character: CharacterId,
  then: (context: Context, ability: Ability) => Play<void>,
  side: 'good' | 'any' = 'good',
): JinxDefinition =>
  jinx(demon, character, {
    when: 'script',
    instead: {
      [demon]: ({ act = pick }) => ({
        wakes: 'other',
        *act(context) {
          // With several such jinxes there is one pick for all of them.
          yield* act(context);
          const { works, memory, night, alignmentOf, abilitiesOf } = context;
          const { on, player } = PICK.in(memory());
          if (on !== night() || player === null || !works()) return;
          if (side === 'good' && alignmentOf(player) !== 'good') return;
          for (const ability of abilitiesOf(player)) {
            if (ability.character === character) yield* then(context, ability);
          }
        },
      }),
    },
  });

/** Any living player can be pointed at: what a Demon could not point at would tell them who is evil. */
function* pick({ choosePlayer, memory, remember, night }: Context): Play<void> {
  const before = PICK.in(memory()).all;
  const player = yield* choosePlayer({ alive: true, notMyself: true, except: () => before });
  if (player === null) return;
  remember(PICK, { on: night(), player, all: [...before, player] });
}

function* dies({ kill }: Context, { owner, nature }: Ability): Play<void> {
  if (nature !== 'believed') yield* kill(owner);
}
const livesOn = ({ asIfKilled }: Context, ability: Ability): Play<void> => asIfKilled(ability);

export const leviathanBanshee = nightlyPick('leviathan', 'banshee', dies);
export const leviathanFarmer = nightlyPick('leviathan', 'farmer', livesOn);
export const leviathanRavenkeeper = nightlyPick('leviathan', 'ravenkeeper', livesOn, 'any');
export const leviathanSage = nightlyPick('leviathan', 'sage', livesOn);
export const riotBanshee = nightlyPick('riot', 'banshee', dies);
export const riotFarmer = nightlyPick('riot', 'farmer', livesOn);
export const riotRavenkeeper = nightlyPick('riot', 'ravenkeeper', livesOn);
export const riotSage = nightlyPick('riot', 'sage', livesOn);
