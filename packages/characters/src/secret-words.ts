import { type Context, seedFrom } from '@belfry/engine';

/**
 * One of some words to suggest, as the tokens lie: nobody who has not seen them all can tell which. The Storyteller
 * may always find better ones.
 */
export const suggested = <W extends string>({ dealt, nameOf }: Context, words: readonly W[]): W => {
  const deal = dealt().map(({ seat, character }) => `${nameOf(seat)} ${character}`);
  return words[seedFrom(deal.join()) % words.length]!;
};
