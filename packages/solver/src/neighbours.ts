import type { SeatId } from '@belfry/engine';

/** The nearest alive on either side in a circle of so many; one where both sides lead to the same, none where nobody else lives. */
export function livingNeighbours(seats: number, seat: SeatId, isAlive: (seat: SeatId) => boolean): readonly SeatId[] {
  let right = (seat + 1) % seats;
  while (right !== seat && !isAlive(right)) right = (right + 1) % seats;
  if (right === seat) return [];
  let left = (seat + seats - 1) % seats;
  while (!isAlive(left)) left = (left + seats - 1) % seats;
  return left === right ? [left] : [left, right];
}
