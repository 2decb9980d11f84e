import { describe, expect, it } from 'vitest';
import { geometry } from '../src/circle/geometry.ts';
import { layOut } from '../src/circle/reminder-layout.ts';

/** What a name in the middle of the face needs, from the centre. */
const MIDDLE = 11;

describe('reminder tokens on the face', () => {
  for (const [seats, each] of [
    [5, 6],
    [8, 4],
    [12, 3],
    [15, 3],
  ] as const) {
    it(`leave ${seats} tokens, one another and the middle in sight, ${each} at each seat`, () => {
      const face = geometry(seats);
      const laid = face.spots.map((_, index) => layOut(face, index, each));
      const all = laid.flatMap(({ at, size }, seat) => at.map((place) => ({ ...place, size, seat })));
      expect(all).toHaveLength(seats * each);
      for (const { x, y, size } of all) {
        expect(Math.hypot(x - 50, y - 50) - size / 2).toBeGreaterThan(MIDDLE);
        for (const token of face.spots)
          expect(Math.hypot(x - token.x, y - token.y)).toBeGreaterThan(face.size / 2 + size * 0.3);
      }
      for (const one of all)
        for (const other of all)
          if (one.seat < other.seat)
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.8);
    });
  }
});
