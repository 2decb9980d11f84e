import type { Character } from '@belfry/almanac';
import { BAG_TEAMS } from './counts.ts';

/** Whether a character sits in the circle with a token from the bag. */
export function takesSeat(character: Character): boolean {
  return BAG_TEAMS.some((team) => team === character.team) && character.setup?.heldByNobody !== true;
}

/** Whether somebody who is wrong about themselves may draw this token: nobody knowingly draws a mistaken character. */
export function canBeShown(character: Character): boolean {
  return takesSeat(character) && character.setup?.drawsAs === undefined;
}
