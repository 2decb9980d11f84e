import { and, character, exactly } from '@belfry/engine';
import { fingers } from '../information.ts';

/** On your first night you learn how many times two evil players sit side by side. */
export const chef = character('chef', {
  wakes: 'first',
  learns: fingers(
    (world) => world.usualEvil(),
    (world, number) =>
      exactly(
        number,
        // Each pair is a question of its own: the Recluse may be evil in one and good in the next.
        world.players().map((player) => and(world.isEvil(player), world.isEvil(world.next(player)))),
      ),
  ),
});
