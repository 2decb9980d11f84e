export { type Bag, type DealQuestion, dealBag, plainBag, type Token } from './bag.ts';
export {
  BAG_TEAMS,
  type BagTeam,
  COUNTS,
  type Counts,
  countsFor,
  FEWEST_PLAYERS,
  MOST_IN_BAG,
  MOST_PLAYERS,
  travellersFor,
} from './counts.ts';
export type { Crew, Selection, Taken } from './half.ts';
export type { Kind } from './kinds.ts';
export { type ApartPair, type BagProblem, type BagProblemCode, legalBag } from './legal.ts';
export { bagSampler, legalBags, type SampledBag } from './legal-bags.ts';
export { presence } from './presence.ts';
export { ImpossibleBag, TangledSetup } from './refusal.ts';
export { drawTravellersSide, type SeatedBag, type SeatingQuestion, seatBag } from './seat-bag.ts';
export { type Shape, shapes } from './shape.ts';
export {
  type BagFamily,
  type BagSpace,
  bagSpace,
  bagSpaces,
  bagsByShape,
  type GoodPart,
  type GoodSide,
  type SpaceQuestion,
} from './space.ts';
export { takesSeat } from './tokens.ts';
