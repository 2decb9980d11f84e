import { type Context, character, memo, type SeatId, type World } from '@belfry/engine';
import { aPlayerWho, others } from '../shown-players.ts';

const SHOWN = memo<readonly SeatId[]>('shown', []);

const unseen = (world: World): readonly SeatId[] =>
  others(world).filter((player) => !SHOWN.in(world.memory()).includes(player));

/** On your first night you are shown an evil player. When the last one shown dies, you are shown another that night. */
export const bountyhunter = character('bountyhunter', {
  wakes: (context) =>
    isDue(context) && unseen(context).some((player) => context.isEvil(player) !== 'no' || !context.works()),
  learns: aPlayerWho((world, player) => world.isEvil(player), unseen),
  *act(context) {
    const told = yield* context.learn();
    if (told?.says !== 'player') return;
    context.remember(SHOWN, [...SHOWN.in(context.memory()), told.player]);
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
