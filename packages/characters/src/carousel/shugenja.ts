import { character, type SeatId, type Truth, type World } from '@belfry/engine';
import { others } from '../shown-players.ts';

/** On your first night you learn in which direction the nearest evil player sits. Where both are as near, it may be either. */
export const shugenja = character('shugenja', {
  wakes: 'first',
  learns: {
    domain: () => [
      { says: 'direction', clockwise: true },
      { says: 'direction', clockwise: false },
    ],
    holds: (world, statement) => {
      if (statement.says !== 'direction') return 'no';
      const after = clockwise(world);
      const before = after.toReversed();
      return statement.clockwise ? comesFirst(world, after, before) : comesFirst(world, before, after);
    },
  },
});

function clockwise(world: World): readonly SeatId[] {
  const circle = world.players();
  const at = circle.indexOf(world.me);
  return [...circle.slice(at + 1), ...circle.slice(0, at)];
}

/** Whether the first way leads to somebody evil in fewer steps; in as many, either may be said, true or false. */
function comesFirst(world: World, way: readonly SeatId[], back: readonly SeatId[]): Truth {
  const outcomes = new Set<Truth>();
  for (let step = 0; step < others(world).length; step++) {
    const [here, there] = [world.isEvil(way[step]!), world.isEvil(back[step]!)];
    if (here !== 'no' && there !== 'no') outcomes.add('may');
    if (here !== 'no' && there !== 'yes') outcomes.add('yes');
    if (here !== 'yes' && there !== 'no') outcomes.add('no');
    if (here === 'yes' || there === 'yes') return only(outcomes);
  }
  // Nobody has to be evil at all.
  return only(outcomes.add('may'));
}

const only = (outcomes: ReadonlySet<Truth>): Truth => (outcomes.size === 1 ? [...outcomes][0]! : 'may');
