import { expect, test } from 'vitest';
import { playersAmong } from '../src/index.ts';

test('a table plays shrewdly where most of its seats do; people count as beginners', () => {
  expect(playersAmong(['shrewd', 'shrewd', 'shrewd', 'novice', null])).toBe('shrewd');
  expect(playersAmong(['shrewd', 'shrewd', 'novice', null])).toBe('novice');
  expect(playersAmong(['random', 'random', 'shrewd'])).toBe('novice');
  expect(playersAmong([null, null, null, null, null])).toBe('novice');
});
