import type { Character } from '@belfry/almanac';
import { MOST_PLAYERS, type View } from '@belfry/engine';
import { travellersAtHand } from '@belfry/scripts';

/** The Travellers whom somebody who comes late can be: everybody sees which of them are taken. */
export function freeTravellers(script: readonly Character[], { circle, seats }: View): readonly Character[] {
  const here = new Set(seats.filter(({ seat }) => circle.includes(seat)).map(({ traveller }) => traveller));
  return travellersAtHand(script).filter(({ id }) => !here.has(id));
}

export const isFull = ({ circle }: View): boolean => circle.length >= MOST_PLAYERS;

/** Stands for "any" where a character could be chosen. */
export const ANY = '';
