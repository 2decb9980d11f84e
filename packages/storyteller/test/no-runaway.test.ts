import { cast } from '@belfry/characters';
import { builtinScript, tableScript } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { simulateGame } from '../src/index.ts';

/** Games that once went on for ever: a tie every day, or somebody hanged every day who cannot die. */
const ONCE_ENDLESS = [
  ...[1829, 2295, 2700, 2880, 3831, 4341].map((n) => ['bad-moon-rising', 5 + (n % 11), `1/${n}`] as const),
  ['bad-moon-rising', 13, 'tune/807'],
  ['bad-moon-rising', 10, 'tune/759'],
  ['sects-and-violets', 7, 'tune/387'],
] as const;

test.each(ONCE_ENDLESS)('%s with %i players, seed %s, comes to an end', (name, players, seed) => {
  const script = tableScript(builtinScript(name)!);
  const { record } = simulateGame({ script, cast, players, seed, storyteller: 'fair', bots: 'novice' });
  expect(record.days).toBeLessThan(60);
});

/** Once a lone good player who cannot die was helped for fifteen days, because evil was so far ahead. */
const ONCE_STUCK = [
  [13, 'stall 42'],
  [10, 'stall 66'],
  [14, 'stall 169'],
] as const;

test.each(ONCE_STUCK)('%i players, seed %s: whoever cannot die is not kept alive for ever', (players, seed) => {
  const script = tableScript(builtinScript('bad-moon-rising')!);
  const { table } = simulateGame({ script, cast, players, seed, storyteller: 'fair', bots: 'novice' });
  const ended = table.game.events.find((event) => event.type === 'by-hand' && event.action.do === 'end-game');
  expect(ended?.type === 'by-hand' && ended.action).not.toHaveProperty('why');
});
