import type { Character, CharacterId } from '@belfry/almanac';
import type { GameSetup, SetupSeat } from '../begin.ts';
import type { Random } from '../random.ts';
import type { Alignment } from '../seat.ts';
import type { Bag, Token } from './bag.ts';
import { draw } from './choose.ts';
import type { ApartPair } from './legal.ts';
import { arrange } from './seating.ts';

export interface SeatingQuestion {
  readonly bag: Bag;
  /** Clockwise; one for each token and each Traveller. */
  readonly names: readonly string[];
  lookUp(id: CharacterId): Character;
  /** Pairs of which the first comes into play only later. */
  readonly later?: readonly ApartPair[];
  readonly random: Random;
}

/** What a set-up says about those at the table. */
export type SeatedBag = Pick<GameSetup, 'seats' | 'heldByNobody'>;

/** A third of the Travellers are evil, about; one alone hardly ever, or the town would know what to do with them. */
const EVIL_TRAVELLERS = { several: 1 / 3, alone: 1 / 10 } as const;

/** The side of a Traveller, with so many others at the table. */
export const drawTravellersSide = (others: number, random: Random): Alignment =>
  random.next() < (others > 0 ? EVIL_TRAVELLERS.several : EVIL_TRAVELLERS.alone) ? 'evil' : 'good';

/** Everybody takes a token, and what is settled with the tokens on the table is: sides, who is drunk, who sits where. */
export function seatBag({ bag, names, lookUp, later = [], random }: SeatingQuestion): SeatedBag {
  const { travellers } = bag;
  const coming = comingLater(bag, later);
  const heldByNobody = [...bag.heldByNobody, ...coming];
  const tokens = bag.tokens.map((token) => (coming.includes(token.character) ? asShown(token) : token));
  if (names.length !== tokens.length + travellers.length) {
    throw new RangeError(`${tokens.length + travellers.length} tokens are there for ${names.length} players.`);
  }
  const townsfolk = tokens.filter(({ character }) => lookUp(character).team === 'townsfolk');
  const turned = bag.evilTownsfolk === 0 ? [] : draw(townsfolk, Math.min(townsfolk.length, bag.evilTownsfolk), random);
  const drunk = drunkCopies(tokens, lookUp, random);
  const circle = tokens.map(
    (token): Omit<SetupSeat, 'name'> => ({
      character: token.character,
      ...(token.shows === null ? {} : { believes: token.shows }),
      ...(token.gift === undefined ? {} : { gift: token.gift }),
      ...(turned.includes(token) ? { alignment: 'evil' } : {}),
      ...(drunk.includes(token) ? { drunk: true } : {}),
    }),
  );
  for (const character of travellers) {
    const alignment = drawTravellersSide(travellers.length - 1, random);
    circle.splice(random.below(circle.length + 1), 0, { character, alignment });
  }
  arrange(circle, bag.minionsToMake, lookUp, random);
  return {
    seats: circle.map((token, at) => ({ name: names[at]!, ...token })),
    ...(heldByNobody.length === 0 ? {} : { heldByNobody }),
  };
}

/** One of several copies of a character that says so. */
function drunkCopies(tokens: readonly Token[], lookUp: (id: CharacterId) => Character, random: Random): Token[] {
  const copies = Map.groupBy(
    tokens.filter(({ character }) => lookUp(character).setup?.drunkCopy === true),
    ({ character }) => character,
  );
  return [...copies.values()].filter((same) => same.length > 1).map((same) => random.pick(same));
}

/** Those of whom it is only later decided who is them. */
function comingLater({ tokens, heldByNobody }: Bag, later: readonly ApartPair[]): readonly CharacterId[] {
  const isThere = (id: CharacterId) =>
    heldByNobody.includes(id) || tokens.some(({ character, gift }) => character === id || gift === id);
  const isMistaken = (id: CharacterId) => tokens.some(({ character, shows }) => character === id && shows !== null);
  return [...new Set(later.filter(([a, b]) => isMistaken(a) && isThere(b)).map(([a]) => a))];
}

/** Until then the token's player is what it shows. */
const asShown = ({ character, shows }: Token): Token => ({ character: shows ?? character, shows: null });
