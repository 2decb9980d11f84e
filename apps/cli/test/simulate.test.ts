import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtinScript, scriptItems } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { UsageError } from '../src/command.ts';
import { simulate } from '../src/commands/simulate.ts';

/** What the command prints. */
function print(...args: string[]): string {
  const out: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => out.push(text), tty: false };
  expect(simulate.run(args, io)).toBe(0);
  return out.join('\n');
}

const SHORT = ['--games', '6', '--players', '7,8', '--bots', 'novice', '--seed', 'cli'];

test('the same call prints the same figures, with intervals', () => {
  const first = print(...SHORT, '--storyteller', 'fair');
  expect(print(...SHORT, '--storyteller', 'fair')).toBe(first);
  expect(first).toMatch(/Good wins +\d+\.\d% \(\d+\.\d% to \d+\.\d%\)/);
  expect(first).toMatch(/\n +7 +3 .*\n +8 +3 /);
  expect(first).toContain(', 0 of them without a reason');
});

test('in Russian', () => {
  const text = print(...SHORT, '--storyteller', 'fair', '--lang', 'ru');
  expect(text).toContain('Победы добра');
  expect(text.replace('cli', '')).not.toMatch(/[a-z]/i);
});

test('for machines', () => {
  const figures = JSON.parse(print(...SHORT, '--storyteller', 'random', '--json'));
  expect(figures).toMatchObject({ games: 6, storyteller: 'random', bots: 'novice', rulings: { unexplained: 0 } });
  expect(figures.byPlayers.map((row: { players: number }) => row.players)).toEqual([7, 8]);
});

test('two Storytellers side by side on the same deals', () => {
  const lines = print(...SHORT, '--compare', 'random,fair', '--seeds', '2').split('\n');
  expect(lines[0]).toContain('Points from even, random | Points from even, fair | Nearer by');
  expect(lines.filter((line) => /^\| [78] \|/.test(line))).toHaveLength(2);
  expect(lines.filter((line) => /^\| cli\.[12] \|/.test(line))).toHaveLength(4);
});

test('says which characters are left to people: to whoever reads, and to machines', () => {
  const heard: string[] = [];
  const out: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => heard.push(text), tty: false };
  const folder = mkdtempSync(join(tmpdir(), 'belfry-simulate-'));
  try {
    const file = join(folder, 'script.json');
    const own = { id: 'lamplighter', name: 'Lamplighter', team: 'townsfolk', ability: 'Lights a lamp.' };
    writeFileSync(file, JSON.stringify([...scriptItems(builtinScript('trouble-brewing')!), own]));
    const call = ['--script', file, '--games', '1', '--players', '7'];
    expect(simulate.run([...call, '--json'], io)).toBe(0);
    expect(heard).toEqual([
      'Of this script 1 character is left to people and does nothing in these games: lamplighter.',
    ]);
    expect(JSON.parse(out.join()).byHand).toEqual(['lamplighter']);
    expect(print(...call, '--lang', 'ru')).toContain('ведут люди');
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(print('--games', '1', '--players', '7')).not.toContain('left to people');
  expect(JSON.parse(print('--games', '1', '--players', '7', '--json')).byHand).toEqual([]);
});

test('says who on a script is nobody, instead of leaving them out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-simulate-'));
  try {
    const file = join(folder, 'script.json');
    writeFileSync(file, JSON.stringify(['imp', 'chef', 'empth', 'monk', 'poisoner', 'mayor', 'nosuchthing']));
    const call = () => print('--script', file, '--games', '1', '--players', '5');
    expect(call).toThrow('item 3: nobody knows "empth". Did you mean "empath"?');
    expect(call).toThrow('item 7: nobody knows "nosuchthing".');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the bags that automatic tables deal are others than any, and named in the figures', () => {
  const figures = (...bags: string[]) =>
    JSON.parse(print('--games', '40', '--players', '10', '--seed', 'cli', ...bags, '--json'));
  const [any, best] = [figures(), figures('--bags', 'best')];
  expect([any.bags, best.bags]).toEqual(['any', 'best']);
  expect(best.byPlayers).not.toEqual(any.byPlayers);
  expect(() => figures('--bags', 'worst')).toThrow(UsageError);
});
