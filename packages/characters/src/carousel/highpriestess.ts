import { character, memo, type SeatId } from '@belfry/engine';
import { aPlayerWho, others } from '../shown-players.ts';

const SHOWN = memo<readonly SeatId[]>('shown', []);

/** Each night you are shown the player whom the Storyteller thinks you should talk to most. */
export const highpriestess = character('highpriestess', {
  wakes: 'each',
  *act(context) {
    const { works, learn, remember, alignmentOf } = context;
    const told = yield* learn([], advice(alignmentOf, works()));
    if (told?.says === 'player') remember(SHOWN, [...SHOWN.in(context.memory()), told.player]);
  },
});

/** Only the Storyteller knows; good players who live and were not shown yet come first, or evil ones for the impaired. */
const advice = (alignmentOf: (player: SeatId) => 'good' | 'evil', isHelpful: boolean) =>
  aPlayerWho(
    () => 'may',
    (world) => {
      const worth = (player: SeatId) =>
        (world.isAlive(player) ? 2 : 0) +
        ((alignmentOf(player) === 'good') === isHelpful ? 4 : 0) -
        6 * SHOWN.in(world.memory()).filter((before) => before === player).length;
      return others(world).toSorted((a, b) => worth(b) - worth(a));
    },
  );
