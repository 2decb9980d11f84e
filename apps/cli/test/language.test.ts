import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError, UsageError } from '../src/command.ts';
import { listsOutOfDate } from '../src/commands/language/write-lists.ts';
import { language } from '../src/commands/language.ts';

const ROOT = join(import.meta.dirname, '../../..');

async function belfry(...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const io = { out: (text: string) => void said.push(text), err: () => {}, tty: false };
  try {
    return { code: await language.run(args, io), said: said.join('\n') };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, said: error.message };
    if (error instanceof InputError) return { code: 1, said: error.message };
    throw error;
  }
}

test('the lists of languages are what follows from the folders', () => {
  expect(listsOutOfDate(ROOT)).toEqual([]);
});

test.each([
  [['new', 'xx'], 2, '--name'],
  [['new'], 2, 'which language?'],
  [['old', 'xx'], 2, 'Say "new CODE"'],
  [['new', 'Deutsch', '--name', 'Deutsch'], 1, 'no code of a language'],
  [['new', 'new', '--name', 'Newar'], 1, 'no code of a language'],
  [['new', 'ru', '--name', 'Русский'], 1, 'languages/ru exists already'],
  [['new', 'xx', '--name', 'X', '--locale', '_'], 2, 'takes a tag'],
  [['new', 'xx', '--name', 'X', '--into', '/'], 1, 'no checkout of Belfry'],
])('belfry language %j is refused', async (args, code, said) => {
  expect(await belfry(...args)).toEqual({ code, said: expect.stringContaining(said) });
  expect(existsSync(join(ROOT, 'languages/xx'))).toBe(false);
});

/** A checkout without its tests, whose packages know one another and not ours. */
function checkout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'belfry-language-'));
  for (const part of ['languages', 'packages', 'apps', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/\/(?:node_modules|dist|test|scenarios|public)$/.test(path),
    });
  mkdirSync(join(copy, 'node_modules/@belfry'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@belfry') symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@belfry', name));
  return copy;
}

describe('a language from nothing but the command', () => {
  let copy = '';
  beforeAll(() => {
    copy = checkout();
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  const compile = (...folders: readonly string[]): string => {
    const config = join(copy, 'apps/web/tsconfig.json');
    const web = JSON.parse(readFileSync(config, 'utf8')) as object;
    writeFileSync(config, JSON.stringify({ ...web, include: folders }));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    // Several checkers would each do much of the work anew.
    const how = { cwd: copy, encoding: 'utf8' } as const;
    return spawnSync(process.execPath, [tsc, '-p', 'apps/web', '--checkers', '1'], how).stdout;
  };
  const shows = (...args: string[]): string =>
    execFileSync(process.execPath, ['apps/cli/src/belfry.ts', ...args], { cwd: copy, encoding: 'utf8' });
  const edit = (file: string, from: string, to: string): void => {
    const path = join(copy, 'languages/lat', file);
    const text = readFileSync(path, 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };

  test('compiles, is spoken, and lacks nothing without a complaint', { timeout: 600_000 }, async () => {
    expect(await belfry('new', 'lat', '--name', 'Latina', '--locale', 'it', '--into', copy)).toMatchObject({ code: 0 });
    // All of it at once, the page included.
    expect(compile('src', '../../languages', '../cli/src', '../server/src')).toBe('');

    edit('almanac/trouble-brewing.json', '"name": "Chef"', '"name": "Coquus"');
    edit('cli/almanac.ts', "firstNight: 'First night'", "firstNight: 'Prima nocte'");
    edit('scripts/index.ts', 'export const tongue', '// In Latin.\nexport const tongue');
    expect(shows('almanac', 'chef', '--lang', 'lat')).toMatch(/Coquus[\s\S]*Prima nocte/);
    expect(shows('script', 'check', 'trouble-brewing', '--lang', 'lat')).toContain('Nothing wrong with it.');

    // One text less in every kind of file: each is missed.
    edit('storyteller/goals.ts', "'nominate-twice'", "'nominate-thrice'");
    edit('almanac/sentences/game.ts', "'nominate.dead'", "'nominate.mortuus'");
    edit('web/home.ts', "'mine.title'", "'mine.titulus'");
    const missed = compile('../../languages');
    for (const file of ['storyteller/goals.ts', 'almanac/sentences/game.ts', 'web/first.ts', 'web/page.ts'])
      expect(missed).toMatch(new RegExp(`languages/(?:lat|every)/${file}`));
  });
});
