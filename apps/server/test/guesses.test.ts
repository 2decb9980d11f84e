import { expect, test } from 'vitest';
import { Guesses, TOO_MANY } from '../src/guesses.ts';
import { Limiter } from '../src/limiter.ts';

const ADDRESS = '192.0.2.1';
const three = () => new Guesses(new Limiter(3, 3 / 60, () => 0));

test('wrong codes are counted, right ones are not', async () => {
  const guesses = three();
  for (let right = 0; right < 5; right++) expect(await guesses.look(ADDRESS, async () => 'game')).toBe('game');
  for (let wrong = 0; wrong < 3; wrong++) expect(await guesses.look(ADDRESS, async () => null)).toBeNull();
  expect(await guesses.look(ADDRESS, async () => 'game')).toBe(TOO_MANY);
});

test('a look that could not be made is no guess: after trouble with the store everybody comes back at once', async () => {
  const guesses = three();
  const fails = async (): Promise<string> => {
    throw new Error('No space left on device');
  };
  for (let tries = 0; tries < 10; tries++) await expect(guesses.look(ADDRESS, fails)).rejects.toThrow('No space');
  expect(await guesses.look(ADDRESS, async () => 'game')).toBe('game');
});
