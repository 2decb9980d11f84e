import type { Geometry } from './geometry.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const LARGEST = 9;
const SMALLEST = 5.4;
/** The free space that the middle of the face needs for its words. */
const HOLE = 12.5;
/** How far a name reaches under its token. */
const NAME = 2.6;
/** How far a row slides under the one before it, in token widths. */
const TUCK = 0.92;

/**
 * Reminders lie inside their own seat's slice of the face, in rows from the seat to the middle, as many side by side
 * as the slice is wide there: neighbours never meet, and the middle stays free.
 */
export function layOut(face: Geometry, index: number, count: number): { readonly size: number; readonly at: Place[] } {
  let size = Math.min(face.size * 0.62, LARGEST);
  let rows = rowsFor(face, count, size);
  while (size > SMALLEST && rows.at(-1)!.radius - size / 2 < HOLE) {
    size -= 0.2;
    rows = rowsFor(face, count, size);
  }
  const { angle } = face.spots[index]!;
  // Above the middle a name lies between its token and the reminders; below, the token does not stand in their way.
  const free = NAME * (1 - Math.max(0, Math.cos((angle * Math.PI) / 180)));
  const at = rows.flatMap(({ radius: reach, many }) => {
    const radius = reach + free;
    const step = (2 * Math.asin(Math.min(1, (size * 1.02) / (2 * radius))) * 180) / Math.PI;
    return Array.from({ length: many }, (_, k) => onFace(radius, angle + (k - (many - 1) / 2) * step));
  });
  return { size, at };
}

function rowsFor(face: Geometry, count: number, size: number): { radius: number; many: number }[] {
  const slice = Math.PI / Math.max(face.spots.length, 3);
  const rows: { radius: number; many: number }[] = [];
  let radius = face.radius - face.size / 2 - NAME - size * 0.42;
  for (let left = count; left > 0; ) {
    const many = Math.min(left, Math.max(1, Math.floor((2 * radius * Math.sin(slice)) / size)));
    rows.push({ radius, many });
    left -= many;
    radius = Math.max(size / 2, radius - size * TUCK);
  }
  return rows;
}

function onFace(radius: number, angle: number): Place {
  const radians = ((angle - 90) * Math.PI) / 180;
  return { x: 50 + radius * Math.cos(radians), y: 50 + radius * Math.sin(radians) };
}
