import type { Team } from '@belfry/almanac';
import { and, any, character, not, type SeatId, type Truth, type World } from '@belfry/engine';
import { fingers } from '../information.ts';

/** On your first night you learn how many seats lie between the Demon and the nearest Minion: side by side is 1. */
export const clockmaker = character('clockmaker', {
  wakes: 'first',
  learns: {
    ...fingers(furthest, (world, steps) => {
      const pairs = distances(world);
      if (steps === 0) return not(any(pairs.map((pair) => pair.truth)));
      const at = pairs.filter((pair) => pair.steps === steps).map((pair) => pair.truth);
      const nearer = pairs.filter((pair) => pair.steps < steps).map((pair) => pair.truth);
      return and(any(at), not(any(nearer)));
    }),
    domain(world) {
      // Without a Demon or a Minion there is nothing to count: only then 0 is shown.
      const lowest = any(distances(world).map((pair) => pair.truth)) === 'yes' ? 1 : 0;
      const steps = Array.from({ length: furthest(world) + 1 }, (_, number) => number).slice(lowest);
      return steps.map((number) => ({ says: 'number', number }));
    },
  },
});

function furthest(world: World): number {
  return Math.floor(world.players().length / 2);
}

/** Every Demon with every Minion, dead or alive; each pair is a question of its own. */
function distances(world: World): { readonly steps: number; readonly truth: Truth }[] {
  const players = world.players();
  const [demons, minions] = [seatedAs('demon', players, world), seatedAs('minion', players, world)];
  return demons.flatMap((demon) =>
    minions.flatMap((minion) => {
      if (minion.at === demon.at) return [];
      const apart = Math.abs(demon.at - minion.at);
      return [{ steps: Math.min(apart, players.length - apart), truth: and(demon.is, minion.is) }];
    }),
  );
}

/** Who is, or may be, of that team, and where they sit. */
const seatedAs = (team: Team, players: readonly SeatId[], world: World): { at: number; is: Truth }[] =>
  players.flatMap((player, at) => {
    const is = world.isTeam(player, team);
    return is === 'no' ? [] : [{ at, is }];
  });
