import type { CharacterId } from '@belfry/almanac';
import { type JinxDefinition, jinx, pass, prevent } from '@belfry/engine';

/** No bag holds both (the almanac's `apart`), and nobody becomes the one while somebody else is the other. */
const onlyOneOf = (a: CharacterId, b: CharacterId): JinxDefinition =>
  jinx(a, b, {
    when: 'script',
    adds: {
      on: {
        *becoming({ players, is }, { seat, to }) {
          const other = to === a ? b : to === b ? a : null;
          const isThere = other !== null && players().some((player) => player !== seat && is(player, other));
          return isThere ? prevent : pass;
        },
      },
    },
  });

export const hereticBaron = onlyOneOf('heretic', 'baron');
export const hereticGodfather = onlyOneOf('heretic', 'godfather');
export const hereticLleech = onlyOneOf('heretic', 'lleech');
export const hereticPithag = onlyOneOf('heretic', 'pithag');
export const hereticSpy = onlyOneOf('heretic', 'spy');
export const hereticWidow = onlyOneOf('heretic', 'widow');
