import type { SeatId } from '@belfry/engine';
import type { Claim, Line } from '@belfry/protocol';

/** What each seat says of itself: the latest word counts, also one from before the talk that the page has. */
export function latestClaims(talk: readonly Line[], earlier: readonly Line[] = []): ReadonlyMap<SeatId, Claim> {
  const claims = new Map<SeatId, Claim>();
  for (const { claim, from } of [...earlier, ...talk])
    if (claim !== null && from.seat !== null) claims.set(from.seat, claim);
  return claims;
}
