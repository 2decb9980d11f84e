import type { CharacterId } from '@belfry/almanac';
import {
  type Choice,
  type Context,
  exceptCharacter,
  type JinxDefinition,
  jinx,
  type Play,
  pass,
  prevent,
  saying,
} from '@belfry/engine';

/** No bag holds both (the almanac's `apart`), and nobody becomes the one while somebody else is the other. */
const onlyOneOf = (a: CharacterId, b: CharacterId): JinxDefinition =>
  jinx(a, b, {
    when: 'script',
    deduced: 'as-usual',
    adds: {
      on: {
        becoming: {
          band: 'whether',
          *hook({ players, is }, { seat, to }) {
            const other = to === a ? b : to === b ? a : null;
            const isThere = other !== null && players().some((player) => player !== seat && is(player, other));
            return isThere ? prevent : pass;
          },
        },
      },
    },
  });

export const hereticBaron = onlyOneOf('heretic', 'baron');
export const hereticGodfather = onlyOneOf('heretic', 'godfather');
export const hereticLleech = onlyOneOf('heretic', 'lleech');
/** Everybody knows that a Pit-Hag makes nobody else the Heretic: one who tries is asked for another character. */
export const hereticPithag: JinxDefinition = {
  ...onlyOneOf('heretic', 'pithag'),
  instead: {
    pithag: (pithag) => saying(pithag, (context) => ({ choose: (choice) => choosePossible(context, choice) })),
  },
};

function* choosePossible<T>({ me, is, chooseInTurn, reach }: Context, choice: Choice<T>): Play<T> {
  const first = yield* chooseInTurn(choice);
  const isAboutMe = choice.seats(first).includes(me);
  const isPossible = !choice.characters(first).includes('heretic') || isAboutMe || !is(me, 'pithag');
  const chosen = isPossible ? first : yield* chooseInTurn(exceptCharacter(choice, 'heretic'));
  for (const seat of choice.seats(chosen)) yield* reach(seat);
  return chosen;
}

export const hereticSpy = onlyOneOf('heretic', 'spy');
export const hereticWidow = onlyOneOf('heretic', 'widow');
