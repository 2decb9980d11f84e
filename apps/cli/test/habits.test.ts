import { expect, test } from 'vitest';
import { UsageError } from '../src/command.ts';
import { habits } from '../src/commands/habits.ts';

function print(...args: string[]): string {
  const out: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => out.push(text), tty: false };
  expect(habits.run(args, io)).toBe(0);
  return out.join('\n');
}

const SHORT = ['--players', '7,10', '--games', '24', '--seed', 'cli', '--with', 'investigator'];

test('habits are counted at each number of players, the same each time', () => {
  const text = print(...SHORT);
  expect(text).toMatch(/^\| Players \| Games \|/u);
  expect(text).toMatch(/\| 7 \| 12 \| \d+\.\d% \(\d+\) \| .* \| \d+\.\d% \|/u);
  expect(print(...SHORT)).toBe(text);
  expect(print(...SHORT, '--lang', 'ru')).toContain('Последний день');
});

test('for machines: whoever is dealt in every game was shown something in most, and not the evil alone each time', () => {
  const [seven, ten] = JSON.parse(print(...SHORT, '--json'));
  expect([seven.players, ten.players]).toEqual([7, 10]);
  for (const { games, evilAlone, brokenRight } of [seven, ten]) {
    expect(games).toBe(12);
    expect(evilAlone.of).toBeGreaterThan(5);
    expect(evilAlone.share).toBeLessThan(0.8);
    expect(brokenRight.of).toBeGreaterThan(0);
    expect(brokenRight.share).toBeLessThan(0.8);
  }
});

test('who is not on the script cannot be dealt', () => {
  expect(() => print('--with', 'po')).toThrow(UsageError);
  expect(() => print('--bots', 'clever')).toThrow(UsageError);
});
