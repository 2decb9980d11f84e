import type { Alignment, SetupSeat } from '@belfry/engine';
import { type Bag, dealBag, ImpossibleBag, random } from '@belfry/engine';
import { apartPairs, type Script, travellersAtHand } from '@belfry/scripts';

export interface Dealt {
  readonly seats: readonly SetupSeat[];
  readonly notes: readonly string[];
}

/** Travellers take sides in turn until the Storyteller says otherwise. */
const sideOfTraveller = (at: number): Alignment => (at % 2 === 0 ? 'good' : 'evil');

/** A random legal bag laid out around the table; the reason in words when there is none. */
export function deal(script: Script, names: readonly string[]): Dealt | string {
  const source = random(crypto.randomUUID());
  let bag: Bag;
  try {
    bag = dealBag({
      script: script.characters,
      players: names.length,
      travellers: travellersAtHand(script.characters),
      apart: apartPairs(script.characters),
      random: source,
    });
  } catch (error) {
    if (error instanceof ImpossibleBag) return error.message;
    throw error;
  }
  const tokens: Omit<SetupSeat, 'name'>[] = [
    ...bag.tokens.map(({ character, shows }) => ({ character, ...(shows === null ? {} : { believes: shows }) })),
    ...bag.travellers.map((character, at) => ({ character, alignment: sideOfTraveller(at) })),
  ];
  const seated = source.shuffle(tokens);
  return { seats: names.map((name, at) => ({ name, ...seated[at]! })), notes: bag.notes };
}
