import { action, type Context, character, memo, nothing, type SeatId } from '@belfry/engine';

const CALLERS = memo<readonly SeatId[]>('callers', []);

/** While four or more live, each of the living may once per game call for a death: somebody of the caller's side dies. */
export const doomsayer = character('doomsayer', {
  action: action({
    by: 'others',
    often: 'while-open',
    asks: nothing,
    isOpen: (context, user) =>
      context.isAlive(user) && context.living().length >= 4 && !callers(context).includes(user),
    *use(context, _, caller) {
      const { rememberForGame, living, alignmentOf, ruleDeath, kill, nothingHappens } = context;
      rememberForGame(CALLERS, [...callers(context), caller]);
      const theirs = () => living().filter((player) => alignmentOf(player) === alignmentOf(caller));
      const othersFirst = () => [...theirs().filter((player) => player !== caller), caller];
      const dies = yield* ruleDeath('doom', othersFirst);
      if (!(yield* kill(dies))) nothingHappens();
    },
  }),
});

/** Kept for the whole game: the Doomsayer may leave and come back, and whoever becomes somebody else has called all the same. */
const callers = ({ gameMemory }: Context): readonly SeatId[] => CALLERS.in(gameMemory());
