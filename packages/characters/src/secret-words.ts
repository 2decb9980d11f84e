import { type Context, seedFrom } from '@belfry/engine';

/**
 * One of some phrases to suggest, as the tokens lie: nobody who has not seen them all can tell which. The Storyteller
 * may always find a better one.
 */
export const suggested = ({ dealt, nameOf }: Context, phrases: readonly string[]): string => {
  const deal = dealt().map(({ seat, character }) => `${nameOf(seat)} ${character}`);
  return phrases[seedFrom(deal.join()) % phrases.length]!;
};
