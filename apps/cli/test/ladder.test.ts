import { expect, test } from 'vitest';
import { UsageError } from '../src/command.ts';
import { ladder } from '../src/commands/ladder.ts';
import { script } from '../src/commands/script.ts';

function print(run: typeof ladder.run, ...args: string[]): string {
  const out: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => out.push(text), tty: false };
  expect(run(args, io)).toBe(0);
  return out.join('\n');
}

const SHORT = [
  '--script',
  'trouble-brewing',
  '--players',
  '7',
  '--games',
  '2',
  '--seed',
  'cli',
  '--bots',
  'random,novice',
];

test('the ladder prints ratings, figures and what tricks gain, the same each time', () => {
  const text = print(ladder.run, ...SHORT, '--exploiters', 'never-votes');
  expect(text).toContain('| Bot | Elo | 95% |');
  expect(text).toMatch(/\| never-votes \| evil \| [+-]?\d/);
  expect(print(ladder.run, ...SHORT, '--exploiters', 'never-votes')).toBe(text);
});

test('the ladder in Russian, and for machines', () => {
  expect(print(ladder.run, ...SHORT, '--exploiters', 'none', '--lang', 'ru')).toContain('Победы добра');
  const found = JSON.parse(print(ladder.run, ...SHORT, '--exploiters', 'none', '--json'));
  expect(found.pairings).toHaveLength(4);
});

test('the ladder says what it does not know', () => {
  expect(() => print(ladder.run, '--exploiters', 'cheats')).toThrow(UsageError);
  expect(() => print(ladder.run, '--bots', 'wizard')).toThrow('random, novice, shrewd');
});

test('the balance of a script: at each number of players, beside the base editions', () => {
  const call = ['balance', 'trouble-brewing', '--players', '7,8', '--games', '8', '--seed', 'cli'];
  const text = print(script.run, ...call);
  expect(text).toContain('8 games of novice bots');
  expect(text).toMatch(/\n +7 +4 .*TB \d+%, BMR \d+%, S&V \d+%\n +8 +4 /);
  expect(print(script.run, ...call)).toBe(text);
  expect(print(script.run, ...call, '--lang', 'ru')).toContain('Победы добра');
  expect(JSON.parse(print(script.run, ...call, '--json'))).toMatchObject({ games: 8, byHand: [] });
});
