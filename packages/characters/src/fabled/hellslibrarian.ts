import { character } from '@belfry/engine';
import { noVote, somethingBad } from '../something-bad.ts';

/** Whoever talks when the Storyteller has asked for silence may pay for it. */
export const hellslibrarian = character('hellslibrarian', {
  offers: somethingBad(() => true),
  voting: noVote,
});
