import {
  aCharacter,
  action,
  aPlayer,
  both,
  character,
  exactly,
  memo,
  type SeatId,
  type Then,
  token,
  upTo,
  type World,
} from '@belfry/engine';
import { fingers } from '../information.ts';

const MOST = 5;

type Guess = { readonly guess: string; readonly was: Then };
const JUGGLED = memo<{ readonly day: number; readonly guesses: readonly Guess[] } | null>('juggled', null);

/** On your first day you say of up to five players, for all to hear, what they are. That night you learn how many were right. */
export const juggler = character('juggler', {
  tokens: [token('correct', { printed: 'Correct', until: 'dawn' })],
  action: action({
    asks: upTo(MOST, both(aPlayer(), aCharacter())),
    *use({ ability, day, memory, howOften, remember, characterOf, alignmentOf, nothingHappens }, guesses) {
      const before = JUGGLED.in(memory());
      const isFree = before?.day !== day() || howOften() > 1;
      if (isFree && day() === Math.max(1, ability.born.night)) {
        const made = guesses.flatMap(([seat, guess]) =>
          seat === null || guess === null
            ? []
            : [{ guess, was: { seat, character: characterOf(seat), alignment: alignmentOf(seat) } }],
        );
        remember(JUGGLED, { day: day(), guesses: [...(before?.day === day() ? before.guesses : []), ...made] });
      }
      // As everybody hears it who only says that they are the Juggler.
      nothingHappens();
    },
  }),
  wakes: ({ memory, day, marked }) => JUGGLED.in(memory())?.day === day() || marked('correct').length > 0,
  learns: fingers(
    (world) => Math.max(1, guessesIn(world)?.length ?? MOST, markedRight(world).length),
    (world, number) => {
      const guesses = guessesIn(world);
      const right = markedRight(world);
      // Who was not there when it was said cannot tell.
      if (guesses === null && right.length === 0) return 'may';
      const others = (guesses ?? []).filter(({ was }) => !right.includes(was.seat));
      const judged = others.map(({ guess, was }) => world.wasCharacter(was, guess));
      return exactly(number, [...right.map(() => 'yes' as const), ...judged]);
    },
  ),
});

/** What the Storyteller has marked by hand is right, whatever was said. */
const markedRight = (world: World): readonly SeatId[] =>
  world.players().filter((player) => world.markedByMe(player, 'correct'));
const guessesIn = (world: World): readonly Guess[] | null => JUGGLED.in(world.memory())?.guesses ?? null;
