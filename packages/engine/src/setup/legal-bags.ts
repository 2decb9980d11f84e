import type { Character } from '@belfry/almanac';
import type { Random } from '../random.ts';
import { combinations, draw } from './choose.ts';
import { BAG_TEAMS, type Counts } from './counts.ts';
import type { Taken } from './half.ts';
import { ImpossibleBag } from './refusal.ts';
import type { Shape } from './shape.ts';
import type { BagFamily, BagSpace, GoodPart, GoodSide } from './space.ts';

/** All ways to hand out `tokens` among `holders`, each with at least one and at most `most`. */
function* shared(tokens: number, holders: number, most: number): Generator<readonly number[]> {
  if (holders === 0) {
    if (tokens === 0) yield [];
    return;
  }
  for (let first = 1; first <= Math.min(most, tokens - holders + 1); first++) {
    for (const rest of shared(tokens - first, holders - 1, most)) yield [first, ...rest];
  }
}

const repeated = (members: readonly Character[], copies: readonly number[]): Character[] =>
  members.flatMap((member, i) => Array.from({ length: copies[i]! }, () => member));

/** Every choice of movers that a selection stands for. */
function* spelledOut(taken: readonly Taken[]): Generator<readonly Character[]> {
  const [first, ...rest] = taken;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const members of combinations(first.kind.members, first.distinct)) {
    for (const copies of shared(first.tokens, first.distinct, first.kind.copies)) {
      for (const others of spelledOut(rest)) yield [...repeated(members, copies), ...others];
    }
  }
}

function* moversOfBoth({ selection }: BagFamily, { crew }: GoodPart): Generator<readonly Character[]> {
  for (const good of crew.selections) yield* spelledOut([...selection.taken, ...good.taken]);
}

/** Everything in play: movers in the order of the script, the picks, and the drawn. */
function inPlay(
  space: BagSpace,
  movers: readonly Character[],
  shape: Shape,
  drawn: readonly Character[],
): readonly Character[] {
  const ordered = [...movers].sort((a, b) => space.cast.indexOf(a) - space.cast.indexOf(b));
  const crowd = [...ordered, ...space.fixed, ...drawn].find((c) => c.setup?.manyCopies === true);
  const extra = crowd === undefined ? 0 : shape.demon - 1;
  return [...ordered, ...Array.from({ length: extra }, () => crowd!), ...space.fixed, ...drawn];
}

/** Every legal bag, one at a time: the characters truly in play. There can be astronomically many; see `BagSpace.total`. */
export function* legalBags(space: BagSpace): Generator<readonly Character[]> {
  const { townsfolk, outsider, minion, demon } = space.pools;
  for (const family of space.families) {
    for (const part of family.good.parts) {
      for (const movers of moversOfBoth(family, part)) {
        for (const some of combinations(townsfolk, part.draws.townsfolk)) {
          for (const outsiders of combinations(outsider, part.draws.outsider)) {
            for (const minions of combinations(minion, family.draws.minion)) {
              for (const demons of combinations(demon, family.draws.demon)) {
                yield inPlay(space, movers, part.shape, [...some, ...outsiders, ...minions, ...demons]);
              }
            }
          }
        }
      }
    }
  }
}

/** A legal bag drawn at random. */
export interface SampledBag {
  readonly shape: Shape;
  /** Those truly in play. */
  readonly characters: readonly Character[];
}

/** Where a mark falls among weights that were added up, and how far into its stretch, from 0 to 1. */
function stretchAt(upTo: readonly number[], mark: number): readonly [index: number, within: number] {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (upTo[middle]! > mark) high = middle;
    else low = middle + 1;
  }
  const from = low === 0 ? 0 : upTo[low - 1]!;
  return [low, (mark - from) / (upTo[low]! - from)];
}

function addedUp(weights: readonly number[]): readonly number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}

/** One of the choices of movers that a selection stands for, each as likely as any other. */
function moversOf({ kind, distinct, tokens }: Taken, random: Random): readonly Character[] {
  const members = distinct === kind.members.length ? kind.members : draw(kind.members, distinct, random);
  if (tokens === distinct) return members;
  const ways = [...shared(tokens, distinct, kind.copies)];
  return repeated(members, ways.length === 1 ? ways[0]! : random.pick(ways));
}

/**
 * Draws legal bags, one after the other. By default the Demon is drawn first, then Minions, then the good characters,
 * each choice evenly; weigh families by `ways` to make every bag as likely as any other.
 */
export function bagSampler(
  space: BagSpace,
  weigh: (family: BagFamily) => number = (family) => family.chance,
): (random: Random) => SampledBag {
  const { families } = space;
  if (families.length === 0) throw new ImpossibleBag({ say: 'bag.nothing' });
  const upTo = addedUp(families.map(weigh));
  const known = new Map<GoodSide, readonly number[]>();
  const goodUpTo = (side: GoodSide): readonly number[] => {
    const sums = known.get(side) ?? addedUp(side.parts.map((part) => Number(part.ways)));
    known.set(side, sums);
    return sums;
  };
  return (random) => {
    const [index, within] = stretchAt(upTo, random.next() * upTo.at(-1)!);
    const family = families[index]!;
    const sums = goodUpTo(family.good);
    const [at, further] = stretchAt(sums, within * sums.at(-1)!);
    const part = family.good.parts[at]!;
    const selections = addedUp(part.crew.selections.map(({ ways }) => Number(ways)));
    const [one] = stretchAt(selections, further * selections.at(-1)!);
    const good = part.crew.selections[one]!;
    const movers = [...family.selection.taken, ...good.taken].flatMap((taken) => moversOf(taken, random));
    const draws: Counts = { ...part.draws, ...family.draws };
    const drawn = BAG_TEAMS.flatMap((team) => draw(space.pools[team], draws[team], random));
    return { shape: part.shape, characters: inPlay(space, movers, part.shape, drawn) };
  };
}
