import type { SeatId } from '@belfry/engine';
import { geometry } from '../circle/geometry.ts';
import { layOut } from '../circle/reminder-layout.ts';
import type { Place, Places } from './places.ts';

/** Nearer than this part of a token's width, and it lies on it. */
const REACH = 0.62;

/**
 * Whose reminder it becomes that is dropped here: the seat on whose token it lies, or among whose reminders. null on the
 * open face, where it only lies about.
 */
export function seatUnder(drop: Place, circle: readonly SeatId[], places: Places): SeatId | null {
  const face = geometry(circle.length);
  const distance = (place: Place) => Math.hypot(place.x - drop.x, place.y - drop.y);
  const near = circle.map((seat, index) => {
    const home = face.spots[index]!;
    const token = places.tokens[seat] ?? home;
    // A token that was moved has its reminders beside it as they were at home.
    const beside = layOut(face, index, 1).at.map(({ x, y }) => ({ x: token.x + x - home.x, y: token.y + y - home.y }));
    return { seat, far: Math.min(...[token, ...beside].map(distance)) };
  });
  const [nearest] = near.sort((a, b) => a.far - b.far);
  return nearest !== undefined && nearest.far < face.size * REACH ? nearest.seat : null;
}
