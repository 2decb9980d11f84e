import type { Character, Team } from '@belfry/almanac';
import { type UnweighedFamily, withChances } from './chances.ts';
import { waysToChoose } from './choose.ts';
import { BAG_TEAMS, type BagTeam, type Counts, countsFor } from './counts.ts';
import { type ApartPair, canBeShown, count, takesSeat } from './legal.ts';
import { type Shape, shapes } from './shape.ts';

/**
 * All legal bags that share the same *movers*: the characters that take part in changing the set-up.
 * The other characters are interchangeable within their team, so one number per team says how many to draw.
 */
export interface BagFamily {
  /** In play and decisive for the set-up, with a repeat for every copy; those that nobody holds are here too. */
  readonly movers: readonly Character[];
  readonly shape: Shape;
  /** How many ordinary characters complete the bag. */
  readonly draws: Counts;
  /** How many bags are in the family. */
  readonly ways: bigint;
  /** How likely a dealt bag is to be one of these; see `chances.ts`. All bags of one family are equally likely. */
  readonly chance: number;
}

/** Every bag that a script can deal to a number of players, without listing them. */
export interface BagSpace {
  readonly players: number;
  readonly families: readonly BagFamily[];
  /** Ordinary characters in every bag because they were picked. */
  readonly fixed: readonly Character[];
  /** Ordinary characters to draw from. */
  readonly pools: Readonly<Record<BagTeam, readonly Character[]>>;
  readonly total: bigint;
}

export interface SpaceQuestion {
  /** Every character on the script. Fabled and Loric among them are in play and may change the set-up. */
  readonly script: readonly Character[];
  /** Players with a token from the bag: Travellers are not counted. */
  readonly players: number;
  /** Characters that must be in play, with a repeat for every copy. */
  readonly picks?: readonly Character[];
  readonly apart?: readonly ApartPair[];
}

const changesCounts = (character: Character): boolean => {
  const setup = character.setup;
  if (setup === null) return false;
  const { summary: _, evilTownsfolk: __, ...rest } = setup;
  return Object.keys(rest).length > 0;
};

function copiesOf(character: Character, among: readonly Character[]): number {
  return among.filter((c) => c.id === character.id).length;
}

/** All choices of movers that respect the picks, needs and pairs that stay apart. */
function* moverSets(
  movers: readonly Character[],
  picks: readonly Character[],
  room: Counts,
  at = 0,
): Generator<Character[]> {
  const mover = movers[at];
  if (mover === undefined) {
    yield [];
    return;
  }
  const least = mover.setup?.manyCopies === true ? Math.min(1, copiesOf(mover, picks)) : copiesOf(mover, picks);
  const most = 1 + (mover.setup?.extraCopies ?? 0);
  const team = mover.team as BagTeam; // only characters that belong into a bag are movers
  for (let copies = least; copies <= Math.min(most, room[team]); copies++) {
    const left = { ...room, [team]: room[team] - copies };
    for (const rest of moverSets(movers, picks, left, at + 1)) {
      yield [...Array.from({ length: copies }, () => mover), ...rest];
    }
  }
}

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
function enoughToShow(movers: readonly Character[], shape: Shape, script: readonly Character[]): boolean {
  const wishes = movers.flatMap((c) => (c.setup?.drawsAs === undefined ? [] : [c.setup.drawsAs]));
  const spare = (team: Team) => spareTokens(team, movers, shape, script);
  const certain = wishes.filter((teams) => teams.length === 1);
  if (!certain.every(([team]) => spare(team!) >= certain.filter(([other]) => other === team).length)) return false;
  const good = wishes.filter((teams) => !teams.includes('demon'));
  return [...new Set(good.flat())].reduce((sum, team) => sum + spare(team), 0) >= good.length;
}

function families(
  movers: readonly Character[],
  question: SpaceQuestion,
  held: readonly Character[],
  pools: BagSpace['pools'],
  shapesFor: (movers: readonly Character[]) => readonly Shape[],
): UnweighedFamily[] {
  const present = new Set(movers.map((c) => c.id));
  if (movers.some((c) => c.setup?.needs?.some((id) => !present.has(id)))) return [];
  if (question.apart?.some(([a, b]) => present.has(a) && present.has(b))) return [];
  const crowd = movers.some((c) => c.setup?.manyCopies === true);
  const seated = count([...movers.filter(takesSeat), ...held]);
  return shapesFor(movers).flatMap((shape) => {
    const draws = {
      townsfolk: shape.townsfolk - seated.townsfolk,
      outsider: shape.outsider - seated.outsider,
      minion: shape.minion - seated.minion,
      demon: crowd ? 1 - seated.demon : shape.demon - seated.demon,
    };
    const ways = BAG_TEAMS.reduce((product, team) => product * waysToChoose(pools[team].length, draws[team]), 1n);
    return ways > 0n && enoughToShow(movers, shape, question.script) ? [{ movers, shape, draws, ways }] : [];
  });
}

/** The shapes that these movers allow, worked out once for all sets with the same characters: copies change nothing. */
function rememberedShapes(script: readonly Character[], players: number) {
  const bystanders = script.filter((c) => c.team === 'fabled' || c.team === 'loric');
  const known = new Map<string, readonly Shape[]>();
  return (movers: readonly Character[]): readonly Shape[] => {
    const distinct = [...new Set(movers)];
    const key = distinct.map((c) => c.id).join();
    const found = known.get(key) ?? shapes([...bystanders, ...distinct], players);
    known.set(key, found);
    return found;
  };
}

/** Counts, without listing them, all legal bags of a script that hold the picks. */
export function bagSpace(question: SpaceQuestion): BagSpace {
  const { script, players, picks = [], apart = [] } = question;
  const mine = script.filter((c) => BAG_TEAMS.some((team) => team === c.team));
  const involved = new Set([...mine.flatMap((c) => c.setup?.needs ?? []), ...apart.flat()]);
  const movers = mine.filter((c) => changesCounts(c) || involved.has(c.id));
  const isMover = new Set(movers.map((c) => c.id));
  const fixed = picks.filter((c) => !isMover.has(c.id));
  const isFixed = new Set(fixed.map((c) => c.id));
  const pool = (team: BagTeam) => mine.filter((c) => c.team === team && !isMover.has(c.id) && !isFixed.has(c.id));
  const pools = {
    townsfolk: pool('townsfolk'),
    outsider: pool('outsider'),
    minion: pool('minion'),
    demon: pool('demon'),
  };
  const onScript = new Set(mine.map((c) => c.id));
  const possible = isFixed.size === fixed.length && picks.every((c) => onScript.has(c.id));
  const moreMinions = mine.reduce((sum, c) => sum + Math.max(0, c.setup?.minions ?? 0), 0);
  const room = { townsfolk: players, outsider: players, minion: countsFor(players).minion + moreMinions, demon: 1 };
  const shapesFor = rememberedShapes(script, players);
  const found: UnweighedFamily[] = [];
  for (const set of possible ? moverSets(movers, picks, room) : []) {
    found.push(...families(set, question, fixed, pools, shapesFor));
  }
  return {
    players,
    families: withChances(found, fixed, pools),
    fixed,
    pools,
    total: found.reduce((sum, f) => sum + f.ways, 0n),
  };
}

/** How many bags there are of each division among the teams. */
export function bagsByShape(space: BagSpace): readonly { readonly shape: Shape; readonly bags: bigint }[] {
  const found = new Map<string, { shape: Shape; bags: bigint }>();
  for (const { shape, ways } of space.families) {
    const key = JSON.stringify(shape);
    const known = found.get(key);
    if (known === undefined) found.set(key, { shape, bags: ways });
    else known.bags += ways;
  }
  return [...found.values()].sort((a, b) => a.shape.outsider - b.shape.outsider || a.shape.minion - b.shape.minion);
}
