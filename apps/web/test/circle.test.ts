import { describe, expect, it } from 'vitest';
import { geometry } from '../src/circle/geometry.ts';

const SMALLEST_PHONE = 344;
const TOUCH = 44;

describe.each(Array.from({ length: 16 }, (_, at) => at + 5))('a circle of %i', (seats) => {
  const { spots, size } = geometry(seats);

  it('keeps its tokens inside the face', () => {
    for (const { x, y } of spots) {
      expect(Math.min(x, y) - size / 2).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y) + size / 2).toBeLessThanOrEqual(100);
    }
  });

  it('lets no token touch its neighbour', () => {
    for (const [at, spot] of spots.entries()) {
      const next = spots[(at + 1) % seats]!;
      expect(Math.hypot(spot.x - next.x, spot.y - next.y)).toBeGreaterThan(size);
    }
  });

  it('can be touched on a phone of 360 pixels', () => {
    expect((size / 100) * SMALLEST_PHONE).toBeGreaterThanOrEqual(TOUCH);
  });
});
