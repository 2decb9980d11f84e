import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Command } from '../src/command.ts';
import { demo } from '../src/commands/demo.ts';
import { habits } from '../src/commands/habits.ts';
import { ladder } from '../src/commands/ladder.ts';
import { language } from '../src/commands/language.ts';
import { play } from '../src/commands/play.ts';
import { puzzle } from '../src/commands/puzzle.ts';
import { replay } from '../src/commands/replay.ts';
import { scenario } from '../src/commands/scenario.ts';
import { script } from '../src/commands/script.ts';
import { simulate } from '../src/commands/simulate.ts';
import { solve } from '../src/commands/solve.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-bad-calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const empty = join(folder, 'empty.json');
writeFileSync(empty, '[]');
const nowhere = join(folder, 'none', 'file.json');

async function run(command: Command, ...args: string[]): Promise<string> {
  const out: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => out.push(text), tty: false };
  await command.run(args, io);
  return out.join('\n');
}

const complains = (name: 'UsageError' | 'InputError', complaint: string, running: Promise<unknown>) =>
  expect(running).rejects.toMatchObject({ name, message: expect.stringContaining(complaint) });

test.each([
  [simulate, ['--compare', ','], '--compare takes first, random, fair, not ",".'],
  [simulate, ['--bags', 'worst'], '--bags takes any, best, not "worst".'],
  [simulate, ['extra'], '"extra" is one word too many.'],
  [ladder, ['--bots', ','], '--bots takes random, novice, shrewd, not ",".'],
  [ladder, ['--exploiters', 'cheats'], '--exploiters takes claims-saint, '],
  [habits, ['--players', '5..6..7'], '--players takes a number or a range such as 5..15, not "5..6..7".'],
  [habits, ['--players', '7,9..6'], '--players takes a number or a range such as 5..15, not "9..6".'],
  [play, ['--name', ' '], '--name takes what the others are to call you, not nothing.'],
  [demo, ['--as', 'ghost'], '--as takes storyteller, public, not "ghost".'],
  [puzzle, ['--grade', 'odd'], '--grade takes easy, medium, hard, fiendish, not "odd".'],
  [script, ['nightsheet', 'tb', '--night', 'last'], '--night takes first, other, not "last".'],
  [scenario, ['--nope'], "Unknown option '--nope'"],
])('$0.name $1 is a bad call', async (command, args, complaint) => {
  await complains('UsageError', complaint, run(command, ...args));
});

test.each([
  [demo, ['--save', nowhere], `cannot write "${nowhere}": there is no such file or folder.`],
  [demo, ['--save', folder], `cannot write "${folder}": it is a folder.`],
  [script, ['export', 'tb', '--out', folder], `cannot write "${folder}": it is a folder.`],
  [replay, [nowhere], `cannot read "${nowhere}": there is no such file or folder.`],
  [solve, [folder], `cannot read "${folder}": it is a folder.`],
  [ladder, ['--script', empty, '--bots', 'random', '--games', '1', '--exploiters', 'none'], '7 players need 5 Townsf'],
  [habits, ['--script', empty], '5 players need 3 Townsfolk'],
  [language, ['new', 'd', '--name', 'D'], '"d" is no code of a language'],
])('$0.name $1 is given something bad', async (command, args, complaint) => {
  await complains('InputError', complaint, run(command, ...args));
});

test('a file is written whole, and nothing is left beside it', async () => {
  const before = readdirSync(folder);
  const file = join(folder, 'out.json');
  await run(script, 'export', 'tb', '--out', file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toContain('imp');
  expect(readdirSync(folder).sort()).toEqual([...before, 'out.json'].sort());
});

test('scripts side by side, for machines too', async () => {
  const [first, second] = JSON.parse(await run(script, 'score', 'tb', empty, '--table', '--json'));
  expect(first.name).toBe('Trouble Brewing');
  expect(first.scores).toHaveLength(11);
  expect(first.scores[0]).toMatchObject({ players: 5, category: 'beginner' });
  expect(second.scores).toEqual([]);
  expect(await run(script, 'score', 'tb', '--table', '--lang', 'ru')).not.toMatch(/Beginner|players/);
});
