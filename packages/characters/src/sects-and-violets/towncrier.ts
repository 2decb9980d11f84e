import { any, character, token } from '@belfry/engine';
import { byToken } from '../by-token.ts';
import { nod } from '../information.ts';

/** Each night but the first you learn whether a Minion nominated today. */
export const towncrier = character('towncrier', {
  tokens: [
    token('minion-nominated', { printed: 'Minion Nominated', until: 'dawn' }),
    token('minions-not-nominated', { printed: 'Minions Not Nominated', until: 'dawn' }),
  ],
  wakes: 'other',
  learns: nod(
    (world) =>
      byToken(world, 'minion-nominated', 'minions-not-nominated') ??
      any(world.nominatedToday().map((nominator) => world.wasTeam(nominator, 'minion'))),
  ),
});
