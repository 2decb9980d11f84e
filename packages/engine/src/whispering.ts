import { KEEPS_PLAYERS_SEATED } from '@belfry/almanac';
import type { SeatId } from './seat.ts';
import type { View } from './view.ts';

type Square = Pick<View, 'circle' | 'seats'>;

/**
 * Whether a living Traveller keeps everybody in their chairs. Whether that ability works is no matter: being allowed to
 * whisper would tell.
 */
export const staysSeated = ({ circle, seats }: Square): boolean =>
  seats.some(
    ({ seat, alive, traveller }) =>
      alive && traveller !== null && KEEPS_PLAYERS_SEATED.has(traveller) && circle.includes(seat),
  );

/** Neighbours as they sit now, dead or alive, Travellers included. */
export function areNeighbours(circle: readonly SeatId[], a: SeatId, b: SeatId): boolean {
  const apart = Math.abs(circle.indexOf(a) - circle.indexOf(b));
  return apart === 1 || apart === circle.length - 1;
}

/** Of these, whom somebody can talk to without leaving their chair, where nobody may leave it. */
export const withinReach = (square: Square, from: SeatId, to: readonly SeatId[]): readonly SeatId[] =>
  staysSeated(square) ? to.filter((seat) => areNeighbours(square.circle, from, seat)) : to;
