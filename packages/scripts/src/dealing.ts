import { almanac, type Character, type Jinx } from '@belfry/almanac';
import {
  type ApartPair,
  type BagSpace,
  bagSpace,
  COUNTS,
  MOST_PLAYERS,
  type SpaceQuestion,
  TangledSetup,
  travellersFor,
} from '@belfry/engine';

/** Pairs that a jinx keeps apart: only one of the two may be in play. */
export const apartPairs = (characters: readonly Character[]): readonly ApartPair[] =>
  jinxedPairs(characters, ({ apart }) => apart === true);

/** Pairs of which the first comes into play only after the other. */
export const laterPairs = (characters: readonly Character[]): readonly ApartPair[] =>
  jinxedPairs(characters, ({ comesLater }) => comesLater === true);

const jinxedPairs = (characters: readonly Character[], fits: (jinx: Jinx) => boolean): readonly ApartPair[] =>
  almanac()
    .jinxesOf(characters.map((c) => c.id))
    .filter(fits)
    .map(({ a, b }) => [a, b]);

/**
 * All legal bags of a script for this many players without Travellers; null where the set-up sheet has no line, or where
 * there is too much to count.
 */
export function bagSpaceOf(characters: readonly Character[], players: number): BagSpace | null {
  if (COUNTS[players] === undefined) return null;
  const question = { script: characters, players, apart: apartPairs(characters) };
  // Gifts are the first to be given up: few bags are legal only because of one.
  return counted({ ...question, gifts: true }) ?? counted(question);
}

function counted(question: SpaceQuestion): BagSpace | null {
  try {
    return bagSpace(question);
  } catch (error) {
    if (error instanceof TangledSetup) return null;
    throw error;
  }
}

/** The Travellers to be had where a script's own do not suffice: those recommended for its edition, or all official ones. */
function furtherTravellers(characters: readonly Character[]): readonly Character[] {
  const own = new Set(characters.filter((c) => c.team === 'traveller').map((c) => c.id));
  const seated = characters.filter((c) => !['fabled', 'loric', 'traveller'].includes(c.team));
  const edition = almanac().editions.find((e) => seated.every((c) => c.edition === e.id));
  const recommended = own.size === 0 ? (edition?.travellers ?? []).map(almanac().character) : [];
  if (recommended.length > 0) return recommended;
  return [...almanac().characters.values()].filter((c) => c.team === 'traveller' && !own.has(c.id));
}

/** The Travellers a Storyteller would offer: the script's own, and others when those cannot fill a table of twenty. */
export function travellersAtHand(characters: readonly Character[]): readonly Character[] {
  const own = characters.filter((c) => c.team === 'traveller');
  return own.length >= travellersFor(MOST_PLAYERS) ? own : [...own, ...furtherTravellers(characters)];
}

/** Every Traveller of every edition, those first whom a Storyteller would offer. */
export const everyTraveller = (characters: readonly Character[]): readonly Character[] => [
  ...new Map(
    [...travellersAtHand(characters), ...almanac().characters.values()]
      .filter((c) => c.team === 'traveller')
      .map((c) => [c.id, c]),
  ).values(),
];

/** Which Travellers come to a table that needs some: the script's own first, others only where those are too few. */
export interface TravellerDraw {
  readonly certain: readonly Character[];
  readonly pool: readonly Character[];
  /** How many come from the pool. */
  readonly drawn: number;
}

export function travellerDraw(characters: readonly Character[], needed: number): TravellerDraw {
  const own = characters.filter((c) => c.team === 'traveller');
  if (needed === 0) return { certain: [], pool: [], drawn: 0 };
  if (own.length >= needed) return { certain: [], pool: own, drawn: needed };
  return { certain: own, pool: furtherTravellers(characters), drawn: needed - own.length };
}
