import type { SeatId } from '@belfry/engine';
import type { Line } from '@belfry/protocol';

/** Who each seat says to be at the moment: their latest claim counts. */
export function claimsOf(lines: readonly Line[]): Map<SeatId, string | null> {
  const claims = new Map<SeatId, string | null>();
  for (const { channel, from, claim } of lines) {
    if (channel === 'claim' && from.seat !== null && claim !== null) claims.set(from.seat, claim.character);
  }
  return claims;
}
