import type { CharacterId } from '@belfry/almanac';
import { type JinxDefinition, jinx, memo, pass, prevent, type SeatId } from '@belfry/engine';

const MADE = memo<readonly SeatId[]>('made', []);

/** An evil player whom the Pit-Hag makes that character is not turned good by being it. */
const staysEvil = (character: CharacterId): JinxDefinition =>
  jinx('pithag', character, {
    when: 'script',
    adds: {
      on: {
        *became({ alignmentOf, memory, remember }, { seat, to, because }) {
          const others = MADE.in(memory()).filter((other) => other !== seat);
          const isOne = to === character && because === 'pithag' && alignmentOf(seat) === 'evil';
          remember(MADE, isOne ? [...others, seat] : others);
        },
        *turning({ memory }, { seat, to, because }) {
          return because === character && to === 'good' && MADE.in(memory()).includes(seat) ? prevent : pass;
        },
      },
    },
  });

export const pithagCultleader = staysEvil('cultleader');
export const pithagGoon = staysEvil('goon');
export const pithagOgre = staysEvil('ogre');
export const pithagPolitician = staysEvil('politician');
