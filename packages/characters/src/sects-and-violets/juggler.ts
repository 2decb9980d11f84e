import { aCharacter, action, aPlayer, both, character, exactly, type Then, upTo, type World } from '@belfry/engine';
import { fingers } from '../information.ts';

const MOST = 5;

/** On your first day you say of up to five players, for all to hear, what they are. That night you learn how many were right. */
export const juggler = character('juggler', {
  action: action({
    asks: upTo(MOST, both(aPlayer(), aCharacter())),
    *use({ ability, day, remember, characterOf, alignmentOf, nothingHappens }, guesses) {
      if (day() === Math.max(1, ability.born.night)) {
        const made = guesses.flatMap(([seat, guess]) =>
          seat === null || guess === null
            ? []
            : [{ guess, was: { seat, character: characterOf(seat), alignment: alignmentOf(seat) } }],
        );
        remember('juggled', { day: day(), guesses: made });
      }
      // As everybody hears it who only says that they are the Juggler.
      nothingHappens();
    },
  }),
  wakes: ({ memory, day }) => juggled(memory())?.day === day(),
  learns: fingers(
    (world) => Math.max(1, guessesIn(world)?.length ?? MOST),
    (world, number) => {
      const guesses = guessesIn(world);
      // Who was not there when it was said cannot tell.
      return guesses === null
        ? 'may'
        : exactly(
            number,
            guesses.map(({ guess, was }) => world.wasCharacter(was, guess)),
          );
    },
  ),
});

type Guess = { readonly guess: string; readonly was: Then };
type Juggled = { readonly day: number; readonly guesses: readonly Guess[] };

const juggled = (memory: { readonly [key: string]: unknown }): Juggled | null =>
  (memory.juggled ?? null) as Juggled | null; // written above

const guessesIn = (world: World): readonly Guess[] | null => juggled(world.memory())?.guesses ?? null;
