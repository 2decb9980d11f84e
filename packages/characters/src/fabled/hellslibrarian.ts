import { character } from '@belfry/engine';
import { noVote, somethingBad } from '../something-bad.ts';

/** Somebody who talks although silence was asked for may pay for it. */
export const hellslibrarian = character('hellslibrarian', {
  offers: somethingBad(() => true),
  voting: noVote,
});
