import { expect, test } from 'vitest';
import { Limiter } from '../src/limiter.ts';

test('what is left of a limit is the same, whether it is looked up or kept at hand', () => {
  const limit = new Limiter(3, 1, () => 0);
  const bucket = limit.bucketOf('ann');
  expect(limit.allows('ann')).toBe(true);
  expect(limit.allowsFrom(bucket)).toBe(true);
  expect(limit.allows('ann')).toBe(true);
  expect(limit.allowsFrom(bucket)).toBe(false);
  limit.giveBack('ann');
  expect(limit.allowsFrom(bucket)).toBe(true);
});

test('whoever keeps one that had to make room is told so', () => {
  const limit = new Limiter(3, 1, () => 0);
  const bucket = limit.bucketOf('ann');
  expect(bucket.isDropped).toBe(false);
  for (let count = 0; count < 50_000; count++) limit.bucketOf(`${count}`);
  expect(bucket.isDropped).toBe(true);
  expect(limit.bucketOf('ann').isDropped).toBe(false);
});
