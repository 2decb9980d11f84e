import { expect, test } from 'vitest';
import { disturbedGames } from './disturbed.ts';

test('random games over sockets, in which the Storyteller does anything at any moment', async () => {
  const { moves, acts } = await disturbedGames(30, 0);
  expect(moves).toBeGreaterThan(1000);
  expect(acts).toBeGreaterThan(200);
}, 240_000);
