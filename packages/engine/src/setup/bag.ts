import type { Character, CharacterId } from '@belfry/almanac';
import type { Random } from '../random.ts';
import { combinations, draw } from './choose.ts';
import { BAG_TEAMS, FEWEST_PLAYERS, MOST_IN_BAG, MOST_PLAYERS, travellersFor } from './counts.ts';
import { ImpossibleBag, whyImpossible } from './impossible.ts';
import { type ApartPair, canBeShown, takesSeat } from './legal.ts';
import { type BagFamily, type BagSpace, bagSpace, type SpaceQuestion } from './space.ts';

export interface Token {
  /** Who the player truly is. */
  readonly character: CharacterId;
  /** The token that the player draws when it is not their own (the Drunk's, the Lunatic's); otherwise null. */
  readonly shows: CharacterId | null;
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
  /** What the Storyteller should know about this bag, in words. */
  readonly notes: readonly string[];
}

export interface DealQuestion {
  /** Every character on the script. */
  readonly script: readonly Character[];
  /** Everybody at the table, Travellers included. */
  readonly players: number;
  /** Characters that the Storyteller wants in play; Travellers may be among them. */
  readonly picks?: readonly Character[];
  /** Where Travellers come from when the picks name too few; the script's own unless given. */
  readonly travellers?: readonly Character[];
  readonly apart?: readonly ApartPair[];
  readonly random: Random;
}

/** Everything in play: the movers of the family, the picks, and the drawn. */
function inPlay(family: BagFamily, fixed: readonly Character[], drawn: readonly Character[]): Character[] {
  const crowd = [...family.movers, ...fixed, ...drawn].find((c) => c.setup?.manyCopies === true);
  const extra = crowd === undefined ? 0 : family.shape.demon - 1;
  return [...family.movers, ...Array.from({ length: extra }, () => crowd!), ...fixed, ...drawn];
}

/** Every legal bag, one at a time: the characters truly in play. There can be astronomically many; see `BagSpace.total`. */
export function* legalBags(space: BagSpace): Generator<readonly Character[]> {
  for (const family of space.families) {
    for (const townsfolk of combinations(space.pools.townsfolk, family.draws.townsfolk)) {
      for (const outsiders of combinations(space.pools.outsider, family.draws.outsider)) {
        for (const minions of combinations(space.pools.minion, family.draws.minion)) {
          for (const demons of combinations(space.pools.demon, family.draws.demon)) {
            yield inPlay(family, space.fixed, [...townsfolk, ...outsiders, ...minions, ...demons]);
          }
        }
      }
    }
  }
}

/** A legal bag drawn at random. */
export interface SampledBag {
  readonly family: BagFamily;
  /** Those truly in play. */
  readonly characters: readonly Character[];
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
  if (families.length === 0) throw new ImpossibleBag('There is no legal bag to draw from.');
  let sum = 0;
  const upTo = families.map((family) => {
    sum += weigh(family);
    return sum;
  });
  return (random) => {
    const mark = random.next() * sum;
    let low = 0;
    let high = families.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (upTo[middle]! > mark) high = middle;
      else low = middle + 1;
    }
    const family = families[low]!;
    const drawn = BAG_TEAMS.flatMap((team) => draw(space.pools[team], family.draws[team], random));
    return { family, characters: inPlay(family, space.fixed, drawn) };
  };
}

/** Decides which token each of the mistaken draws. Those with fewer choices choose first. */
function tokensFor(characters: readonly Character[], script: readonly Character[], random: Random): Token[] {
  const taken = new Set(characters.map((c) => c.id));
  const seated = characters.filter(takesSeat);
  const width = (c: Character) => c.setup?.drawsAs?.length ?? 0;
  return [...seated]
    .sort((a, b) => width(a) - width(b))
    .map((character) => {
      const teams = character.setup?.drawsAs;
      if (teams === undefined) return { character: character.id, shows: null };
      const choices = script.filter(
        (c) => teams.includes(c.team) && canBeShown(c) && (c.team === 'demon' || !taken.has(c.id)),
      );
      const shown = random.pick(choices).id;
      taken.add(shown);
      return { character: character.id, shows: shown };
    });
}

/** Fabled and Loric are in play without a seat; picking one puts it there. */
const watches = (character: Character): boolean => character.team === 'fabled' || character.team === 'loric';

function travellersOf(question: DealQuestion): CharacterId[] {
  const picked = (question.picks ?? []).filter((c) => c.team === 'traveller');
  const pool = (question.travellers ?? question.script).filter(
    (c) => c.team === 'traveller' && !picked.some((p) => p.id === c.id),
  );
  const missing = Math.max(0, travellersFor(question.players) - picked.length);
  if (missing > pool.length) {
    throw new ImpossibleBag(
      `${question.players} players need ${travellersFor(question.players)} Travellers, and only ${picked.length + pool.length} are at hand. Add Travellers to the script.`,
    );
  }
  return [...picked, ...draw(pool, missing, question.random)].map((c) => c.id);
}

type BagSampler = (random: Random) => SampledBag;

function samplerFor(asked: SpaceQuestion): BagSampler {
  const space = bagSpace(asked);
  if (space.total === 0n) throw new ImpossibleBag(whyImpossible(asked));
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
  const script = [...new Set([...question.script, ...picks.filter(watches)])];
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
    throw new ImpossibleBag(`A game has ${FEWEST_PLAYERS} to ${MOST_PLAYERS} players, not ${players}.`);
  }
  const travellers = travellersOf(question);
  const seats = players - travellers.length;
  if (seats < FEWEST_PLAYERS || seats > MOST_IN_BAG) {
    throw new ImpossibleBag(
      `${players} players with ${travellers.length} Travellers leave ${seats} for the bag; it holds ${FEWEST_PLAYERS} to ${MOST_IN_BAG}.`,
    );
  }
  const asked = { script, players: seats, picks: picks.filter((c) => c.team !== 'traveller' && !watches(c)), apart };
  const { family, characters } = (picks.length === 0 ? openSampler(question.script, asked) : samplerFor(asked))(random);
  const distinct = [...new Set(characters)];
  return {
    tokens: random.shuffle(tokensFor(characters, script, random)),
    travellers,
    heldByNobody: distinct.filter((c) => c.setup?.heldByNobody === true).map((c) => c.id),
    minionsToMake: family.shape.minionsToMake,
    evilTownsfolk: distinct.reduce((sum, c) => sum + (c.setup?.evilTownsfolk ?? 0), 0),
    notes: [...distinct, ...script.filter(watches)].flatMap((c) =>
      c.setup === null ? [] : [`${c.name}: ${c.setup.summary}.`],
    ),
  };
}
