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
    context.unmark('know');
    context.mark('know', told.player, { standing: true, outlives: 'death' });
  },
  always: {
    // Drunk or not, one bounty follows the other.
    *died({ marked, unmark }, { victim }) {
      if (marked('know').includes(victim)) unmark('know');
    },
  },
});

/** Nobody was shown yet, or the last one has died or gone home. */
const isDue = ({ marked, players }: Context): boolean => !marked('know').some((player) => players().includes(player));
