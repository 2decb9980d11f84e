import { and, character, exactly, type Truth, type World } from '@belfry/engine';
import { fingers } from '../information.ts';

/** On your first night you learn how many times two evil players sit side by side. */
export const chef = character('chef', {
  wakes: 'first',
  learns: fingers(
    (world) => Math.max(world.usualEvil(), pairs(world).filter((pair) => pair !== 'no').length),
    (world, number) => exactly(number, pairs(world)),
  ),
});

/** Each pair is a question of its own: the Recluse may be evil in one and good in the next. */
const pairs = (world: World): Truth[] =>
  world.players().map((player) => and(world.isEvil(player), world.isEvil(world.next(player))));
