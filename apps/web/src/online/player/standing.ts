import type { View } from '@belfry/engine';

/** What the vote going on needs: half of the living, and more than the best of today; as many as that would free both. */
export function standingOf(view: View): { needed: number; tie: number | null } {
  const seats = view.seats.filter((seat) => view.circle.includes(seat.seat));
  if (view.today.vote?.exile) return { needed: Math.ceil(seats.length / 2), tie: null };
  const half = Math.ceil(seats.filter((seat) => seat.alive).length / 2);
  const best = Math.max(0, ...view.today.nominations.map((nomination) => nomination.votes ?? 0));
  return { needed: Math.max(half, best + 1), tie: view.today.block !== null && best >= half ? best : null };
}
