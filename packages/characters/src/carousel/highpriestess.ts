import { character, type SeatId, type World } from '@belfry/engine';
import { aPlayerWho, others } from '../shown-players.ts';

/** Each night you are shown the player whom the Storyteller thinks you should talk to most. */
export const highpriestess = character('highpriestess', {
  wakes: 'each',
  *act(context) {
    const { works, learn, remember, alignmentOf } = context;
    const told = yield* learn([], advice(alignmentOf, works()));
    if (told?.says === 'player') remember('shown', [...shown(context), told.player]);
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
        6 * shown(world).filter((before) => before === player).length;
      return others(world).toSorted((a, b) => worth(b) - worth(a));
    },
  );

const shown = (world: World): readonly SeatId[] => (world.memory().shown ?? []) as readonly SeatId[]; // written above
