import { expect, test } from 'vitest';
import { disturbedGames } from './disturbed.ts';

test('random games over sockets, in which the Storyteller does anything at any moment', async () => {
  const { moves, acts } = await disturbedGames(60, 0);
  expect(moves).toBeGreaterThan(3000);
  expect(acts).toBeGreaterThan(500);
}, 240_000);
