import { almanac, type Character } from '@belfry/almanac';
import { type ApartPair, type BagSpace, bagSpace, COUNTS } from '@belfry/engine';

/** Pairs that a jinx keeps apart: only one of the two may be in play. */
export function apartPairs(characters: readonly Character[]): readonly ApartPair[] {
  return almanac()
    .jinxesOf(characters.map((c) => c.id))
    .filter((jinx) => jinx.apart === true)
    .map((jinx) => [jinx.a, jinx.b]);
}

/** All legal bags of a script for this many players without Travellers; null where the set-up sheet has no line. */
export function bagSpaceOf(characters: readonly Character[], players: number): BagSpace | null {
  if (COUNTS[players] === undefined) return null;
  return bagSpace({ script: characters, players, apart: apartPairs(characters) });
}

/** The script's own Travellers, or all official ones for a script that names none. */
export function travellersAtHand(characters: readonly Character[]): readonly Character[] {
  const own = characters.filter((c) => c.team === 'traveller');
  return own.length > 0 ? own : [...almanac().characters.values()].filter((c) => c.team === 'traveller');
}
