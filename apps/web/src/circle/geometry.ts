/** Where things stand on the clock face, in percent of its width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Degrees from twelve o'clock, clockwise. */
  readonly angle: number;
}

export interface Geometry {
  readonly spots: readonly Spot[];
  /** Diameter of a token. */
  readonly size: number;
  /** How far the tokens' middles are from the centre. */
  readonly radius: number;
  /** The edge of the free space in the middle. */
  readonly inner: number;
}

const LARGEST = 19;
const MARGIN = 1.4;

/** So many that neighbours nearly touch: whatever belongs to a seat has to stay within its own token. */
export const isSnug = (seats: number): boolean => seats > 9;

/** The largest tokens that leave a sliver of light between neighbours: 44 pixels for 20 seats on a 360-pixel phone. */
export function geometry(seats: number, turn = 0): Geometry {
  const chord = Math.sin(Math.PI / Math.max(seats, 3)) * 0.97;
  const size = Math.min(LARGEST, ((100 - 2 * MARGIN) * chord) / (1 + chord));
  const radius = 50 - MARGIN - size / 2;
  return {
    size,
    radius,
    inner: radius - size / 2 - 1.5,
    spots: Array.from({ length: seats }, (_, at) => spot(radius, turn + (at * 360) / seats)),
  };
}

export function spot(radius: number, angle: number): Spot {
  const radians = ((angle - 90) * Math.PI) / 180;
  return { x: 50 + radius * Math.cos(radians), y: 50 + radius * Math.sin(radians), angle };
}

/** How far to turn the face so that this place stands at six o'clock. */
export const turnToBottom = (at: number, seats: number): number => 180 - (at * 360) / seats;
