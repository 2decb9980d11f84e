import type { Character } from '@belfry/almanac';
import { type UnweighedFamily, withChances } from './chances.ts';
import { waysToChoose } from './choose.ts';
import { BAG_TEAMS, type BagTeam, type Counts, MOST_IN_BAG } from './counts.ts';
import { type ApartPair, count } from './legal.ts';
import { eachMoverSet, type MoverSet } from './movers.ts';
import type { Shape } from './shape.ts';
import { alwaysEnoughToShow, enoughToShow } from './spare.ts';

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

/** Whether a character's presence restricts what else is in the bag. */
function moves(character: Character, tokensMayRunShort: boolean): boolean {
  if (character.setup === null) return false;
  const { summary: _, evilTownsfolk: __, drawsAs, ...rest } = character.setup;
  return Object.keys(rest).length > 0 || (drawsAs !== undefined && tokensMayRunShort);
}

/** A script sorted out for counting bags, whatever the number of players. */
interface Sorted {
  readonly script: readonly Character[];
  readonly picks: readonly Character[];
  readonly apart: readonly ApartPair[];
  readonly movers: readonly Character[];
  readonly watching: readonly Character[];
  readonly fixed: readonly Character[];
  readonly pools: BagSpace['pools'];
  readonly most: Counts;
  /** False when the picks can be in no bag at all. */
  readonly possible: boolean;
}

function mostCopies(character: Character): number {
  return character.setup?.manyCopies === true ? MOST_IN_BAG : 1 + (character.setup?.extraCopies ?? 0);
}

function sortOut(question: Omit<SpaceQuestion, 'players'>, mostPlayers: number): Sorted {
  const { script, picks = [], apart = [] } = question;
  const mine = script.filter((c) => BAG_TEAMS.some((team) => team === c.team));
  const involved = new Set([...mine.flatMap((c) => c.setup?.needs ?? []), ...apart.flat()]);
  const short = !alwaysEnoughToShow(mine, mostPlayers);
  const movers = mine.filter((c) => moves(c, short) || involved.has(c.id));
  const isMover = new Set(movers.map((c) => c.id));
  const fixed = picks.filter((c) => !isMover.has(c.id));
  const isFixed = new Set(fixed.map((c) => c.id));
  const drawable = mine.filter((c) => !isMover.has(c.id) && !isFixed.has(c.id));
  const onScript = new Set(mine.map((c) => c.id));
  return {
    script,
    picks,
    apart,
    movers,
    watching: script.filter((c) => c.team === 'fabled' || c.team === 'loric'),
    fixed,
    pools: {
      townsfolk: drawable.filter((c) => c.team === 'townsfolk'),
      outsider: drawable.filter((c) => c.team === 'outsider'),
      minion: drawable.filter((c) => c.team === 'minion'),
      demon: drawable.filter((c) => c.team === 'demon'),
    },
    most: count(mine.flatMap((c) => Array.from({ length: mostCopies(c) }, () => c))),
    possible: isFixed.size === fixed.length && picks.every((c) => onScript.has(c.id)),
  };
}

function keepsTogetherAndApart(movers: readonly Character[], apart: readonly ApartPair[]): boolean {
  const has = (id: string) => movers.some((c) => c.id === id);
  for (const mover of movers) if (mover.setup?.needs?.some((id) => !has(id))) return false;
  return !apart.some(([a, b]) => has(a) && has(b));
}

/** Adds the families that one choice of movers leads to: one for each shape that the pools can fill. */
function addFamilies({ movers, seated, shapes }: MoverSet, sorted: Sorted, held: Counts, to: UnweighedFamily[]): void {
  const { pools } = sorted;
  if (!keepsTogetherAndApart(movers, sorted.apart)) return;
  const crowd = movers.some((c) => c.setup?.manyCopies === true);
  for (const shape of shapes) {
    const draws = {
      townsfolk: shape.townsfolk - seated.townsfolk - held.townsfolk,
      outsider: shape.outsider - seated.outsider - held.outsider,
      minion: shape.minion - seated.minion - held.minion,
      demon: (crowd ? 1 : shape.demon) - seated.demon - held.demon,
    };
    if (BAG_TEAMS.some((team) => draws[team] < 0 || draws[team] > pools[team].length)) continue;
    if (!enoughToShow(movers, shape, sorted.script)) continue;
    const ways = BAG_TEAMS.reduce((product, team) => product * waysToChoose(pools[team].length, draws[team]), 1n);
    to.push({ movers: [...movers], shape, draws, ways });
  }
}

/** The same question for several numbers of players at once. */
export function bagSpaces(question: Omit<SpaceQuestion, 'players'>, counts: readonly number[]): BagSpace[] {
  const sorted = sortOut(question, Math.max(...counts));
  const { fixed, pools } = sorted;
  const held = count(fixed);
  return counts.map((players) => {
    const found: UnweighedFamily[] = [];
    if (sorted.possible) eachMoverSet({ ...sorted, players }, (set) => addFamilies(set, sorted, held, found));
    const total = found.reduce((sum, family) => sum + family.ways, 0n);
    return { players, families: withChances(found, fixed, pools), fixed, pools, total };
  });
}

/** Counts, without listing them, all legal bags of a script that hold the picks. */
export function bagSpace(question: SpaceQuestion): BagSpace {
  return bagSpaces(question, [question.players])[0]!;
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
