import type { OpenOffer } from '@belfry/engine';
import { offers } from '../../../../languages/en/web/offers.ts';
import type { Tongue } from './tongue.ts';

/** Where the words for an offer of a character's are kept. */
export const offerKey = (character: string, name: string): string => `offer.${character}.${name}`;

const isKey = (key: string): key is keyof typeof offers => Object.hasOwn(offers, key);

/** What the Storyteller would do by taking it up; whatever has no words of its own is called by its character. */
export function sayOffer({ character, seat, name }: OpenOffer, words: Tongue): string {
  const key = offerKey(character, name);
  const gaps = { name: words.name(seat), character: words.lookUp(character).name };
  return words.t(isKey(key) ? key : 'offer.other', gaps);
}
