import type { Character, CharacterId } from '@belfry/almanac';
import type { Random } from '../random.ts';
import { type Borrowed, withBorrowed } from './borrowed.ts';
import { combinations, draw } from './choose.ts';
import { withCopies } from './copies.ts';
import { BAG_TEAMS, type Counts, FEWEST_PLAYERS, MOST_IN_BAG, MOST_PLAYERS, travellersFor } from './counts.ts';
import type { Taken } from './half.ts';
import { whyImpossible } from './impossible.ts';
import type { ApartPair } from './legal.ts';
import { ImpossibleBag, namesOf } from './refusal.ts';
import type { Shape } from './shape.ts';
import { type BagFamily, type BagSpace, bagSpace, type GoodPart, type GoodSide, type SpaceQuestion } from './space.ts';
import { canBeShown, takesSeat } from './tokens.ts';

export interface Token {
  /** Who the player truly is. */
  readonly character: CharacterId;
  /** The token that the player draws when it is not their own (the Drunk's, the Lunatic's); otherwise null. */
  readonly shows: CharacterId | null;
  /** Whose ability its player gives or has, where the bag was filled for it; null where it was filled for none. */
  readonly gift?: CharacterId | null;
}

export interface Bag {
  /** One token per player who is not a Traveller, shuffled: the n-th seat may take the n-th token. */
  readonly tokens: readonly Token[];
  readonly travellers: readonly CharacterId[];
  /** In play, though no player holds the token. */
  readonly heldByNobody: readonly CharacterId[];
  /** Minions that the first night makes out of players who drew good tokens. */
  readonly minionsToMake: number;
  /** Townsfolk players who start evil. */
  readonly evilTownsfolk: number;
  /** Characters that changed how the bag was filled, or settle something with it. */
  readonly changes: readonly CharacterId[];
}

/** A bag of just these tokens, with nothing else to it. */
export const plainBag = (tokens: readonly Token[]): Bag => ({
  tokens,
  travellers: [],
  heldByNobody: [],
  minionsToMake: 0,
  evilTownsfolk: 0,
  changes: [],
});

export interface DealQuestion {
  /** Every character on the script. */
  readonly script: readonly Character[];
  /** Everybody at the table, Travellers included. */
  readonly players: number;
  /** Characters that the Storyteller wants in play; Travellers may be among them. */
  readonly picks?: readonly Character[];
  /** Where Travellers come from when the picks and the script name too few. */
  readonly travellers?: readonly Character[];
  readonly apart?: readonly ApartPair[];
  readonly random: Random;
}

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

const partnersOf = (character: Character): readonly CharacterId[] => character.setup?.needs ?? [];

/** Decides which token each of the mistaken draws. Those with fewer choices choose first. */
function tokensFor(
  characters: readonly Character[],
  script: readonly Character[],
  { gifts, shows }: Borrowed,
  random: Random,
): Token[] {
  const present: ReadonlySet<CharacterId> = new Set(characters.map((c) => c.id));
  const taken = new Set([...present, ...shows.values()]);
  const seated = characters.filter(takesSeat);
  const width = (c: Character) => c.setup?.drawsAs?.length ?? 0;
  return [...seated]
    .sort((a, b) => width(a) - width(b))
    .map((character) => {
      const teams = character.setup?.drawsAs;
      const { id } = character;
      const gift = gifts.get(id);
      if (teams === undefined) return { character: id, shows: null, ...(gift === undefined ? {} : { gift }) };
      const settled = shows.get(id);
      if (settled !== undefined) return { character: id, shows: settled };
      const choices = script.filter(
        (c) =>
          teams.includes(c.team) &&
          canBeShown(c) &&
          (c.team === 'demon' || !taken.has(c.id)) &&
          (character.setup?.drawsWithPartners?.includes(c.id) !== true || partnersOf(c).every((id) => present.has(id))),
      );
      if (choices.length === 0)
        throw new ImpossibleBag({ say: 'bag.no-token', character: character.id }, namesOf([character]));
      const shown = random.pick(choices).id;
      taken.add(shown);
      return { character: character.id, shows: shown };
    });
}

/** Fabled and Loric are in play without a seat; picking one puts it there. */
const watches = (character: Character): boolean => character.team === 'fabled' || character.team === 'loric';

function travellersOf(question: DealQuestion): CharacterId[] {
  const picked = (question.picks ?? []).filter((c) => c.team === 'traveller');
  const missing = Math.max(0, travellersFor(question.players) - picked.length);
  if (missing === 0) return picked.map((c) => c.id);
  const free = (c: Character) => c.team === 'traveller' && !picked.some((p) => p.id === c.id);
  const own = question.script.filter(free);
  const others = (question.travellers ?? []).filter((c) => free(c) && !own.some((o) => o.id === c.id));
  if (missing > own.length + others.length) {
    const { players } = question;
    const atHand = picked.length + own.length + others.length;
    throw new ImpossibleBag({ say: 'bag.travellers-at-hand', players, needed: travellersFor(players), atHand });
  }
  const first = draw(own, Math.min(missing, own.length), question.random);
  const then = draw(others, missing - first.length, question.random);
  return [...picked, ...first, ...then].map((c) => c.id);
}

type BagSampler = (random: Random) => SampledBag;

function samplerFor(asked: SpaceQuestion): BagSampler {
  const space = bagSpace(asked);
  if (space.total === 0n)
    throw new ImpossibleBag(whyImpossible(asked), namesOf([...asked.script, ...(asked.picks ?? [])]));
  return bagSampler(space);
}

/** What can be dealt without picks is the same each time; a thousand games of one script ask for it once. */
const openSamplers = new WeakMap<readonly Character[], Map<string, BagSampler>>();

function openSampler(script: readonly Character[], asked: SpaceQuestion): BagSampler {
  const known = openSamplers.get(script) ?? new Map<string, BagSampler>();
  openSamplers.set(script, known);
  const key = `${asked.players} ${(asked.apart ?? []).join(' ')}`;
  const sampler = known.get(key) ?? samplerFor(asked);
  known.set(key, sampler);
  return sampler;
}

/** A random legal bag around the picks: Demon first, then Minions, then the good. Throws `ImpossibleBag` and says why. */
export function dealBag(question: DealQuestion): Bag {
  const { players, random, picks = [], apart = [] } = question;
  const watching = picks.filter(watches);
  const script = watching.length === 0 ? question.script : [...new Set([...question.script, ...watching])];
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
    throw new ImpossibleBag({ say: 'bag.players', players, fewest: FEWEST_PLAYERS, most: MOST_PLAYERS });
  }
  const travellers = travellersOf(question);
  const seats = players - travellers.length;
  if (seats < FEWEST_PLAYERS || seats > MOST_IN_BAG) {
    throw new ImpossibleBag({
      say: 'bag.room',
      players,
      travellers: travellers.length,
      left: seats,
      fewest: FEWEST_PLAYERS,
      most: MOST_IN_BAG,
    });
  }
  const asked = { script, players: seats, picks: picks.filter((c) => c.team !== 'traveller' && !watches(c)), apart };
  const first = (picks.length === 0 ? openSampler(question.script, asked) : samplerFor(asked))(random);
  const { drawn, borrowed } = withBorrowed(asked, first, random, (again) => {
    const space = bagSpace(again);
    return space.total === 0n ? null : bagSampler(space)(random);
  });
  const { shape, characters } = drawn;
  const copied = script.some((c) => watches(c) && c.setup?.duplicates === true);
  const dealt = copied ? withCopies(characters, picks, random) : characters;
  const distinct = [...new Set(dealt)];
  return {
    tokens: random.shuffle(tokensFor(dealt, script, borrowed, random)),
    travellers,
    heldByNobody: distinct.filter((c) => c.setup?.heldByNobody === true).map((c) => c.id),
    minionsToMake: shape.minionsToMake,
    evilTownsfolk: distinct.reduce((sum, c) => sum + (c.setup?.evilTownsfolk ?? 0), 0),
    changes: [...distinct, ...script.filter(watches)].filter((c) => c.setup !== null).map((c) => c.id),
  };
}
