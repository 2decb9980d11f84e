import { type Context, character, type SeatId } from '@belfry/engine';

const LIVES = 4;

/** The first four players who die come back at once, as Travellers of the Storyteller's choice and on the side that was theirs. */
export const hindu = character('hindu', {
  on: {
    *laidToRest(context, { victim, wasDemon }) {
      const { isAlive, livingDemons, travellersToBe, ruleCharacter, rememberForGame, reincarnate } = context;
      const before = rebornSoFar(context);
      if (before.length >= LIVES || before.includes(victim) || isAlive(victim)) return;
      // The last Demon is dead, and with that the game is decided.
      if (wasDemon && livingDemons().length === 0) return;
      const traveller = yield* ruleCharacter('new-traveller', travellersToBe);
      if (traveller === null || isAlive(victim)) return;
      rememberForGame('reborn', [...before, victim]);
      yield* reincarnate(victim, traveller);
    },
  },
});

/** Kept for the whole game, should the Hindu leave and come back. */
const rebornSoFar = ({ gameMemory }: Context): readonly SeatId[] =>
  (gameMemory().reborn as readonly SeatId[] | undefined) ?? [];
