import type { CharacterId } from '@belfry/almanac';
import type { Context, Play, SeatId } from '@belfry/engine';

/** A player becomes an evil Minion, and is told once; false if that cannot be. */
export const makeMinion = (context: Context, player: SeatId, minion: CharacterId): Play<boolean> =>
  context.become(player, minion, { side: 'evil' });

/** How many Minions are still to be made: the usual number and some, without those who are there already. */
export const minionsToMake = ({ usualMinions, players, trueTeam }: Context, more = 0): number =>
  usualMinions() + more - players().filter((player) => trueTeam(player) === 'minion').length;
