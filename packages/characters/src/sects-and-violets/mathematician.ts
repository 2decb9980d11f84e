import { character, exactly, or, truth } from '@belfry/engine';
import { fingers } from '../information.ts';

/** Every night you learn how many players' abilities have gone wrong since dawn because of another character. */
export const mathematician = character('mathematician', {
  wakes: 'each',
  learns: fingers(
    (world) => world.players().length - 1,
    (world, number) =>
      exactly(
        number,
        world
          .players()
          .filter((player) => player !== world.me)
          .map((player) => {
            const noted = world.abnormal().find(({ seat }) => seat === player)?.truth ?? 'no';
            // What the Storyteller has marked by hand counts as well.
            return or(noted, truth(world.markedByMe(player, 'abnormal')));
          }),
      ),
  ),
});
