import type { Character, Team } from '@belfry/almanac';
import { canBeShown } from './legal.ts';
import type { Shape } from './shape.ts';

/** How many tokens of a team lie idle and could be drawn by somebody who is wrong about themselves. */
function spareTokens(team: Team, movers: readonly Character[], shape: Shape, script: readonly Character[]): number {
  const kinds = script.filter((c) => c.team === team && canBeShown(c)).length;
  // A good token exists once. A Demon's may be the very Demon in play: the mistaken player is told a different truth.
  if (team === 'demon') return kinds === 0 ? 0 : Infinity;
  if (team !== 'townsfolk' && team !== 'outsider') return kinds;
  const ours = movers.filter((c) => c.team === team);
  const copies = ours.length - new Set(ours).size;
  const mistaken = ours.filter((c) => !canBeShown(c)).length;
  return kinds - (shape[team] - copies - mistaken);
}

/** Whether enough tokens stay out of play for those who draw a token that is not theirs. */
export function enoughToShow(movers: readonly Character[], shape: Shape, script: readonly Character[]): boolean {
  if (!movers.some((c) => c.setup?.drawsAs !== undefined)) return true;
  const wishes = movers.flatMap((c) => (c.setup?.drawsAs === undefined ? [] : [c.setup.drawsAs]));
  const spare = (team: Team) => spareTokens(team, movers, shape, script);
  const certain = wishes.filter((teams) => teams.length === 1);
  if (!certain.every(([team]) => spare(team!) >= certain.filter(([other]) => other === team).length)) return false;
  const good = wishes.filter((teams) => !teams.includes('demon'));
  return [...new Set(good.flat())].reduce((sum, team) => sum + spare(team), 0) >= good.length;
}
