import { character, replace } from '@belfry/engine';

/** Whichever side wins has lost, and the other has won, dead as you may be. */
export const heretic = character('heretic', {
  evenDead: {
    gameEnding: {
      band: 'turn',
      *hook(_, outcome) {
        return replace({ ...outcome, winner: outcome.winner === 'good' ? 'evil' : 'good' });
      },
    },
  },
});
