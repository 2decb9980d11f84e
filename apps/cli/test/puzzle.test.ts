import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { InputError, UsageError } from '../src/command.ts';
import { puzzle } from '../src/commands/puzzle.ts';
import { solve } from '../src/commands/solve.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-puzzle-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const code = await puzzle.run(args, { out: (text) => lines.push(text), err: () => {}, tty: false });
  return { code, out: lines.join('\n') };
}

describe('belfry puzzle', () => {
  it('writes a file that belfry solve agrees with', async () => {
    const path = join(folder, 'made.json');
    expect(await run('--script', 'tb', '--players', '7', '--seed', '7', '--out', path)).toEqual({ code: 0, out: '' });
    const lines: string[] = [];
    expect(await solve.run([path, '--count'], { out: (text) => lines.push(text), err: () => {}, tty: false })).toBe(0);
    expect(lines.join()).toContain('1 world, as its author says');
  });
  it('tells it without the answer, and with it when asked', async () => {
    const { out } = await run('--players', '7', '--seed', '7');
    expect(out).toContain('You, the ');
    expect(out).toContain('What everybody saw');
    expect(out).not.toContain('The answer');
    expect((await run('--players', '7', '--seed', '7', '--answer')).out).toMatch(/The answer[\s\S]+ 1\. .+: otherwise/);
    expect((await run('--players', '7', '--seed', '7', '--lang', 'ru')).out).toContain('Что видели все');
  });
  it('prints the file for programs', async () => {
    const { out } = await run('--players', '7', '--seed', '7', '--json');
    const file = JSON.parse(out) as { players: { name: string }[]; solutions: string[][] };
    expect(file.players[0]!.name).toBe('You');
    expect(file.solutions).toHaveLength(1);
  });
  it('says what is wrong with the call', async () => {
    await expect(async () => run('--grade', 'mad')).rejects.toThrow(UsageError);
    await expect(async () => run('--script', 'nowhere')).rejects.toThrow(InputError);
    await expect(async () => run('--out', join(folder, 'no/such/place.json'), '--players', '7')).rejects.toThrow(
      'cannot write',
    );
  });
});
