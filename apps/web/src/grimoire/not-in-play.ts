import type { Character } from '@belfry/almanac';

/** Nobody knowingly draws the token of one who is wrong about themselves. */
export const canBeShown = (character: Character): boolean => character.setup?.drawsAs === undefined;

/**
 * What a player who is wrong about themselves thinks to be, as long as nobody has chosen: the first fitting character
 * that nobody else holds; any fitting one where all are held; null where the script has none.
 */
export function notInPlay(wrong: Character, known: readonly Character[], held: ReadonlySet<string>): string | null {
  const fits = known.filter((c) => wrong.setup?.drawsAs?.includes(c.team) && canBeShown(c));
  return (fits.find((c) => !held.has(c.id)) ?? fits[0])?.id ?? null;
}
