import type { CharacterId } from '@belfry/almanac';
import { type Context, character, type Play, type SeatId } from '@belfry/engine';
import { makeMinion, minionsToMake } from '../turned-minion.ts';

/**
 * Evil sits in a row with you inside it: on the game's first night your neighbours become Minions, one more than usual.
 * Each other night you pick a player, who dies.
 */
export const lordoftyphon = character('lordoftyphon', {
  wakes: 'other',
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  *atPlace(context) {
    if (context.night() === 1 && context.works()) yield* surround(context);
  },
});

function* surround(context: Context): Play<void> {
  const { sheet, inPlay, rulePlayer, ruleCharacter } = context;
  // Minions that cannot be in play with somebody who is: another has to do, or evil would be one short.
  const barred: CharacterId[] = [];
  for (let left = minionsToMake(context, 1); left > 0; ) {
    const player = yield* rulePlayer('row', () => ends(context));
    const free = () => sheet('minion').filter((id) => !inPlay(id) && !barred.includes(id));
    const minion = yield* ruleCharacter('minion', free);
    if (player === null || minion === null) return;
    if (yield* makeMinion(context, player, minion)) left--;
    else barred.push(minion);
  }
}

/** Who sits at the two ends of the row; only the empty side where one is still empty. */
function ends({ me, players, isTraveller, trueTeam }: Context): SeatId[] {
  const circle = players();
  const at = circle.indexOf(me);
  const side = (step: 1 | -1) => {
    let length = 0;
    for (let n = 1; n < circle.length; n++) {
      const player = circle[(at + step * n + circle.length * n) % circle.length]!;
      if (isTraveller(player)) continue;
      if (trueTeam(player) !== 'minion') return { player, length };
      length++;
    }
    return null;
  };
  const sides = [side(1), side(-1)].filter((one) => one !== null);
  const empty = sides.filter(({ length }) => length === 0);
  const open = empty.length > 0 ? empty.slice(0, 1) : sides.sort((a, b) => a.length - b.length);
  return [...new Set(open.map(({ player }) => player))];
}
