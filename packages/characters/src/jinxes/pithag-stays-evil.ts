import type { CharacterId } from '@belfry/almanac';
import { type JinxDefinition, jinx, pass, prevent, type SeatId } from '@belfry/engine';

/** An evil player whom the Pit-Hag makes that character is not turned good by being it. */
const staysEvil = (character: CharacterId): JinxDefinition =>
  jinx('pithag', character, {
    when: 'script',
    adds: {
      on: {
        *became({ alignmentOf, memory, remember }, { seat, to, because }) {
          const others = madeSo(memory()).filter((other) => other !== seat);
          const isOne = to === character && because === 'pithag' && alignmentOf(seat) === 'evil';
          remember('made', isOne ? [...others, seat] : others);
        },
        *turning({ memory }, { seat, to, because }) {
          return because === character && to === 'good' && madeSo(memory()).includes(seat) ? prevent : pass;
        },
      },
    },
  });

const madeSo = (memory: { readonly [key: string]: unknown }): readonly SeatId[] =>
  (memory.made ?? []) as readonly SeatId[]; // written above

export const pithagCultleader = staysEvil('cultleader');
export const pithagGoon = staysEvil('goon');
export const pithagOgre = staysEvil('ogre');
export const pithagPolitician = staysEvil('politician');
