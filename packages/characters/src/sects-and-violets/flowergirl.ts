import { any, character, token } from '@belfry/engine';
import { byToken } from '../by-token.ts';
import { nod } from '../information.ts';

/** Each night but the first you learn whether a Demon voted today. */
export const flowergirl = character('flowergirl', {
  tokens: [
    token('demon-voted', { printed: 'Demon Voted', until: 'dawn' }),
    token('demon-not-voted', { printed: 'Demon Not Voted', until: 'dawn' }),
  ],
  wakes: 'other',
  learns: nod(
    (world) =>
      byToken(world, 'demon-voted', 'demon-not-voted') ??
      any(world.votedToday().map((voter) => world.wasTeam(voter, 'demon'))),
  ),
});
