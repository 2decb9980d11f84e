import { type Context, character, type SeatId, type World } from '@belfry/engine';
import { aPlayerWho, others } from '../shown-players.ts';

const shown = (world: World): readonly SeatId[] => (world.memory().shown ?? []) as readonly SeatId[]; // written below

const unseen = (world: World): readonly SeatId[] => others(world).filter((player) => !shown(world).includes(player));

/** On your first night you are shown an evil player. When the last one shown dies, you are shown another that night. */
export const bountyhunter = character('bountyhunter', {
  wakes: (context) =>
    isDue(context) && unseen(context).some((player) => context.isEvil(player) !== 'no' || !context.works()),
  learns: aPlayerWho((world, player) => world.isEvil(player), unseen),
  *act(context) {
    const told = yield* context.learn();
    if (told?.says !== 'player') return;
    context.remember('shown', [...shown(context), told.player]);
    context.remember('claimed', false);
  },
  always: {
    // Drunk or not, one bounty follows the other.
    *died(context, { victim }) {
      if (victim === shown(context).at(-1)) context.remember('claimed', true);
    },
  },
});

/** Nobody was shown yet, or the last one has died or gone home. */
function isDue(context: Context): boolean {
  const last = shown(context).at(-1);
  return last === undefined || context.memory().claimed === true || !context.players().includes(last);
}
