import type { CharacterId } from '@belfry/almanac';
import { any, type Context, character, type Information, type SeatId, token } from '@belfry/engine';
import { others } from '../shown-players.ts';

/** A Townsfolk character that somebody else is. */
const inPlayTownsfolk: Information = {
  domain: (world) =>
    world
      .sheet('townsfolk')
      .filter((character) => world.isCharacter(world.me, character) === 'no')
      .map((character) => ({ says: 'character', character })),
  holds: (world, statement) =>
    statement.says === 'character'
      ? any(others(world).map((player) => world.isCharacter(player, statement.character)))
      : 'no',
};

/** On your first night you learn a Townsfolk in play. If you were mad that you are it, its ability is yours when they die. */
export const pixie = character('pixie', {
  tokens: [token('model', { printed: 'Mad' })],
  wakes: 'first',
  learns: inPlayTownsfolk,
  *act(context) {
    const told = yield* context.learn();
    if (told?.says !== 'character') return;
    context.remember('character', told.character);
    const model = yield* context.rulePlayer('model', () => models(context, told.character));
    context.mark('model', model, { standing: true });
  },
  on: {
    *died({ me, memory, markedByMe, unmark, ruleWhether, lend }, { victim }) {
      const { character } = memory();
      if (victim === me || typeof character !== 'string' || !markedByMe(victim, 'model')) return;
      unmark('model');
      if (yield* ruleWhether('pixie-was-mad', true)) yield* lend(me, character);
    },
  },
});

/** Whoever is the character that was told, or may seem it; any Townsfolk where it was not the truth. */
function models(context: Context, character: CharacterId): readonly SeatId[] {
  const { me, players, is, isCharacter, trueTeam } = context;
  const among = players().filter((player) => player !== me);
  const truly = among.filter((player) => is(player, character));
  if (truly.length > 0) return truly;
  const seeming = among.filter((player) => isCharacter(player, character) !== 'no');
  return seeming.length > 0 ? seeming : among.filter((player) => trueTeam(player) === 'townsfolk');
}
