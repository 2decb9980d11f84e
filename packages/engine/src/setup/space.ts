import type { Character, CharacterId } from '@belfry/almanac';
import { withChances } from './chances.ts';
import { waysToChoose } from './choose.ts';
import { BAG_TEAMS, type BagTeam, type Counts, countsFor } from './counts.ts';
import { concernedBy, type Gifts, giftsOn, NO_GIFTS, withGifts } from './gifted.ts';
import { type Crew, type Effect, type Group, halfOf, type Selection } from './half.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { type ApartPair, count } from './legal.ts';
import { TangledSetup } from './refusal.ts';
import { joined, OUTSIDER_ON_TOP, type SetupSum, type Shape, setupSum, shapesFor } from './shape.ts';
import { alwaysEnoughToShow, bothMistaken, enoughToShow, type Shown, shownOn } from './spare.ts';

/** All good sides with the movers of one crew and one shape; one number per team says how many to draw. */
export interface GoodPart {
  readonly crew: Crew;
  readonly shape: Shape;
  readonly draws: Readonly<Record<'townsfolk' | 'outsider', number>>;
  readonly ways: bigint;
}

/** Every good side that can stand beside some evil one. All are equally likely. */
export interface GoodSide {
  readonly parts: readonly GoodPart[];
  readonly ways: bigint;
}

/** All legal bags that share the Demons and Minions among the *movers*: the characters that change the set-up. */
export interface BagFamily {
  readonly selection: Selection;
  /** How many ordinary Minions and Demons complete the evil side. */
  readonly draws: Readonly<Record<'minion' | 'demon', number>>;
  /** The same object for all families that it fits. */
  readonly good: GoodSide;
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
  /** Everybody on the script who belongs into a bag, in its order. */
  readonly cast: readonly Character[];
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
  /** Also bags that are legal only because somebody in play may have an ability, or draw a token, of somebody else. */
  readonly gifts?: true;
}

/** A script sorted out for counting bags, whatever the number of players. */
interface Sorted {
  readonly cast: readonly Character[];
  readonly good: readonly Group[];
  readonly evil: readonly Group[];
  /** What Fabled and Loric change. */
  readonly watching: SetupSum;
  readonly fixed: readonly Character[];
  readonly held: Counts;
  readonly pools: BagSpace['pools'];
  readonly outsiders: ReadonlySet<string>;
  readonly shown: Shown;
  readonly gifts: Gifts;
}

/** null when the picks can be in no bag at all. */
function sortOut(question: Omit<SpaceQuestion, 'players'>, mostPlayers: number): Sorted | null {
  const { script, picks = [], apart = [] } = question;
  const gifts = question.gifts === true ? giftsOn(script) : NO_GIFTS;
  const concerned = concernedBy(gifts);
  const cast = script.filter((c) => BAG_TEAMS.some((team) => team === c.team));
  const onScript = new Set(cast.map((c) => c.id));
  const tokensMayRunShort = !alwaysEnoughToShow(cast, mostPlayers);
  const kinds = kindsOf({ cast, picks, apart, tokensMayRunShort, concerned });
  const movers = new Set(kinds.flatMap((kind) => kind.members.map((c) => c.id)));
  const fixed = picks.filter((c) => !movers.has(c.id));
  const isFixed = new Set(fixed.map((c) => c.id));
  if (isFixed.size < fixed.length || picks.some((c) => !onScript.has(c.id))) return null;
  const pool = (team: BagTeam) => cast.filter((c) => c.team === team && !movers.has(c.id) && !isFixed.has(c.id));
  const asked = { kinds, room: roomFor(kinds, mostPlayers), tokensMayRunShort, concerned };
  return {
    cast,
    good: halfOf({ ...asked, teams: ['townsfolk', 'outsider'] }),
    evil: halfOf({ ...asked, teams: ['minion', 'demon'] }),
    watching: setupSum(script.filter((c) => c.team === 'fabled' || c.team === 'loric')),
    fixed,
    held: count(fixed),
    pools: { townsfolk: pool('townsfolk'), outsider: pool('outsider'), minion: pool('minion'), demon: pool('demon') },
    outsiders: new Set(cast.filter((c) => c.team === 'outsider').map((c) => c.id)),
    shown: shownOn(cast),
    gifts,
  };
}

function roomFor(kinds: readonly Kind[], players: number): Counts {
  const more = kinds.reduce((sum, { change, members }) => sum + Math.max(0, change.minions) * members.length, 0);
  const minion = Math.min(players, countsFor(players).minion + more);
  return { townsfolk: players, outsider: players, minion, demon: 1 };
}

/** What both halves and the watchers change together; null when the halves do not get along. */
function together(evil: Effect, good: Effect, { watching, outsiders }: Sorted): SetupSum | null {
  for (const id of evil.unwanted) if (good.present.has(id)) return null;
  for (const id of evil.wanted) if (!good.present.has(id)) return null;
  for (const id of good.wanted) if (!evil.present.has(id)) return null;
  let sum = joined(joined(evil.change, good.change), watching);
  for (const id of evil.wanted) if (outsiders.has(id)) sum = joined(sum, OUTSIDER_ON_TOP);
  return sum;
}

interface EvilPlaces {
  readonly minion: number;
  readonly demon: number;
  readonly parts: GoodPart[];
}

/** More work than this, counted in good sides looked at, would take longer than anybody wants to wait. */
const MOST_WORK = 100_000;
/** So many possible sums of changes cost as much as looking at one good side. */
const SUMS_A_SIDE = 8;

/** For one evil effect, the good sides that fit it, by how many places they leave to Minions and Demons. */
function goodSides(evil: Effect, sorted: Sorted, players: number, budget: { work: number }): readonly EvilPlaces[] {
  const places = new Map<string, EvilPlaces>();
  const { pools, held, shown } = sorted;
  for (const { effect, crews } of sorted.good) {
    const sum = together(evil, effect, sorted);
    if (sum === null) continue;
    budget.work += ((evil.change.steps?.length ?? 1) * (effect.change.steps?.length ?? 1)) / SUMS_A_SIDE;
    const mistaken = bothMistaken(evil.mistaken, effect.mistaken);
    const isThere = (id: CharacterId) => evil.present.has(id) || effect.present.has(id);
    for (const shape of shapesOfAny(withGifts(sum, sorted.gifts, isThere), players)) {
      if (!enoughToShow(mistaken, shape, shown)) continue;
      // Of a Demon that most players are, one stands for all.
      const demon = sum.crowd ? 1 : shape.demon;
      for (const crew of crews) {
        if (++budget.work > MOST_WORK) throw new TangledSetup();
        const townsfolk = shape.townsfolk - crew.seated.townsfolk - held.townsfolk;
        const outsider = shape.outsider - crew.seated.outsider - held.outsider;
        const few = waysToChoose(pools.townsfolk.length, townsfolk) * waysToChoose(pools.outsider.length, outsider);
        if (few === 0n) continue;
        const key = `${shape.minion} ${demon}`;
        const place = places.get(key) ?? { minion: shape.minion, demon, parts: [] };
        places.set(key, place);
        place.parts.push({ crew, shape, draws: { townsfolk, outsider }, ways: crew.ways * few });
      }
    }
  }
  return [...places.values()];
}

/** The divisions that any of these sums allow, each once. */
function shapesOfAny(sums: readonly SetupSum[], players: number): readonly Shape[] {
  if (sums.length === 1) return shapesFor(sums[0]!, players);
  const all = sums.flatMap((sum) => shapesFor(sum, players));
  const teams = ({ townsfolk, outsider, minion, demon }: Shape) => `${townsfolk} ${outsider} ${minion} ${demon}`;
  return [...new Map(all.toReversed().map((shape) => [teams(shape), shape])).values()];
}

function spaceFor(sorted: Sorted, players: number): BagSpace {
  const { fixed, pools, held, cast } = sorted;
  const found: Omit<BagFamily, 'chance'>[] = [];
  const budget = { work: 0 };
  for (const { effect, crews } of sorted.evil) {
    for (const { minion, demon, parts } of goodSides(effect, sorted, players, budget)) {
      const good = { parts, ways: parts.reduce((sum, part) => sum + part.ways, 0n) };
      for (const { seated, selections } of crews) {
        const draws = { minion: minion - seated.minion - held.minion, demon: demon - seated.demon - held.demon };
        const few = waysToChoose(pools.minion.length, draws.minion) * waysToChoose(pools.demon.length, draws.demon);
        if (few === 0n) continue;
        for (const selection of selections) {
          found.push({ selection, draws, good, ways: selection.ways * few * good.ways });
        }
      }
    }
  }
  const total = found.reduce((sum, family) => sum + family.ways, 0n);
  return { players, families: withChances(found, fixed, pools), fixed, pools, cast, total };
}

const NOTHING: BagSpace['pools'] = { townsfolk: [], outsider: [], minion: [], demon: [] };

/** The same question for several numbers of players at once. Throws `TangledSetup` when there is too much to count. */
export function bagSpaces(question: Omit<SpaceQuestion, 'players'>, counts: readonly number[]): BagSpace[] {
  const sorted = sortOut(question, Math.max(...counts));
  return counts.map((players) =>
    sorted === null
      ? { players, families: [], fixed: [], pools: NOTHING, cast: [], total: 0n }
      : spaceFor(sorted, players),
  );
}

/** Counts, without listing them, all legal bags of a script that hold the picks. Throws `TangledSetup`. */
export function bagSpace(question: SpaceQuestion): BagSpace {
  return bagSpaces(question, [question.players])[0]!;
}

/** How many bags there are of each division among the teams. */
export function bagsByShape(space: BagSpace): readonly { readonly shape: Shape; readonly bags: bigint }[] {
  const found = new Map<string, { shape: Shape; bags: bigint }>();
  for (const { good, ways } of space.families) {
    for (const part of good.parts) {
      const key = JSON.stringify(part.shape);
      const known = found.get(key) ?? { shape: part.shape, bags: 0n };
      found.set(key, known);
      known.bags += (ways / good.ways) * part.ways;
    }
  }
  return [...found.values()].sort((a, b) => a.shape.outsider - b.shape.outsider || a.shape.minion - b.shape.minion);
}
