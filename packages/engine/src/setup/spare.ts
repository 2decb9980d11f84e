import type { Character, SetupChange, Team } from '@belfry/almanac';
import { countsFor } from './counts.ts';
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

/** The most good tokens that any bag of this script can hold. */
function mostGood(script: readonly Character[], players: number): number {
  const { minion, demon } = countsFor(players);
  const some = (has: (setup: SetupChange) => boolean) => script.some((c) => c.setup !== null && has(c.setup));
  const minions = some((s) => s.noEvil === true || s.minionsMadeLater === true) ? 0 : minion;
  const demons = some((s) => s.noEvil === true || (s.demons ?? 0) < 0) ? 0 : demon;
  return players - minions - demons;
}

/**
 * Whether tokens can never run short, whoever is in play. Then being wrong about oneself restricts no bag, and the
 * mistaken are as good as ordinary characters when bags are counted.
 */
export function alwaysEnoughToShow(script: readonly Character[], players: number): boolean {
  const wishes = script.flatMap((c) => (c.setup?.drawsAs === undefined ? [] : [c.setup.drawsAs]));
  const townsfolk = script.filter((c) => c.team === 'townsfolk' && canBeShown(c)).length;
  const demons = script.filter((c) => c.team === 'demon' && canBeShown(c)).length;
  const good = wishes.filter((teams) => teams.includes('townsfolk')).length;
  const evil = wishes.filter((teams) => teams.includes('demon')).length;
  if (good + evil < wishes.length) return false;
  return (good === 0 || townsfolk - mostGood(script, players) >= good) && (evil === 0 || demons > 0);
}
