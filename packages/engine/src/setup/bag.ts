import type { Character, CharacterId } from '@belfry/almanac';
import type { Random } from '../random.ts';
import { type Borrowed, withBorrowed } from './borrowed.ts';
import { draw } from './choose.ts';
import { withCopies } from './copies.ts';
import { FEWEST_PLAYERS, MOST_IN_BAG, MOST_PLAYERS, travellersFor } from './counts.ts';
import { whyImpossible } from './impossible.ts';
import type { ApartPair } from './legal.ts';
import { bagSampler, type SampledBag } from './legal-bags.ts';
import { ImpossibleBag, namesOf } from './refusal.ts';
import { bagSpace, type SpaceQuestion } from './space.ts';
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
