import { almanac, type Character } from '@belfry/almanac';
import { type ApartPair, type BagSpace, bagSpace, COUNTS, TangledSetup } from '@belfry/engine';

/** Pairs that a jinx keeps apart: only one of the two may be in play. */
export function apartPairs(characters: readonly Character[]): readonly ApartPair[] {
  return almanac()
    .jinxesOf(characters.map((c) => c.id))
    .filter((jinx) => jinx.apart === true)
    .map((jinx) => [jinx.a, jinx.b]);
}

/**
 * All legal bags of a script for this many players without Travellers; null where the set-up sheet has no line, or where
 * there is too much to count.
 */
export function bagSpaceOf(characters: readonly Character[], players: number): BagSpace | null {
  if (COUNTS[players] === undefined) return null;
  try {
    return bagSpace({ script: characters, players, apart: apartPairs(characters) });
  } catch (error) {
    if (error instanceof TangledSetup) return null;
    throw error;
  }
}

/**
 * The Travellers a Storyteller would offer: the script's own, or those recommended for the edition when all characters
 * come from one, or all official ones.
 */
export function travellersAtHand(characters: readonly Character[]): readonly Character[] {
  const own = characters.filter((c) => c.team === 'traveller');
  if (own.length > 0) return own;
  const seated = characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric');
  const edition = almanac().editions.find((e) => seated.every((c) => c.edition === e.id));
  if (edition !== undefined && edition.travellers.length > 0) return edition.travellers.map(almanac().character);
  return [...almanac().characters.values()].filter((c) => c.team === 'traveller');
}
