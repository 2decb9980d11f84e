import { character } from '@belfry/engine';
import { noVote, noVoteToken, somethingBad } from '../something-bad.ts';

/** Somebody who talks although silence was asked for may pay for it. */
export const hellslibrarian = character('hellslibrarian', {
  tokens: noVoteToken,
  offers: somethingBad(() => true),
  voting: noVote,
});
