import { character } from '@belfry/engine';

/** Each night you pick a player: a Minion learns of it, and has no ability for as long as yours works. */
export const preacher = character('preacher', {
  wakes: 'each',
  *act({ ability, choosePlayer, works, registers, trueTeam, show, mark }) {
    const player = yield* choosePlayer();
    if (player === null || !works() || !(yield* registers(player, { team: 'minion' }))) return;
    show(player, { says: 'character', character: ability.character });
    // One who only seemed a Minion would be none without an ability, and so keeps it.
    if (trueTeam(player) === 'minion') mark('no-ability', player);
  },
  always: {
    *became({ trueTeam, unmark }, { seat }) {
      if (trueTeam(seat) !== 'minion') unmark('no-ability', seat);
    },
  },
});
