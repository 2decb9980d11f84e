import { character, memo, type SeatId } from '@belfry/engine';

const LIVES = 4;

/** The first four players who die come back at once, as Travellers of the Storyteller's choice and on the side that was theirs. */
export const hindu = character('hindu', {
  on: {
    *laidToRest(context, { victim, wasDemon }) {
      const { isAlive, livingDemons, travellersToBe, ruleCharacter, gameMemory, rememberForGame, reincarnate } =
        context;
      const before = REBORN.in(gameMemory());
      if (before.length >= LIVES || before.includes(victim) || isAlive(victim)) return;
      // The last Demon is dead, and with that the game is decided.
      if (wasDemon && livingDemons().length === 0) return;
      const traveller = yield* ruleCharacter('new-traveller', travellersToBe);
      if (traveller === null || isAlive(victim)) return;
      rememberForGame(REBORN, [...before, victim]);
      yield* reincarnate(victim, traveller);
    },
  },
});

/** Kept for the whole game, should the Hindu leave and come back. */
const REBORN = memo<readonly SeatId[]>('reborn', []);
