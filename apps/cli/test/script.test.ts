import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { InputError, UsageError } from '../src/command.ts';
import { almanac } from '../src/commands/almanac.ts';
import { script } from '../src/commands/script.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const brew = (id: string, team: string) => ({ id, name: id, team, ability: 'Something new.' });
const allHomebrew = JSON.stringify([
  ...['a', 'b', 'c'].map((id) => brew(id, 'townsfolk')),
  brew('d', 'minion'),
  brew('e', 'demon'),
]);
const townsfolk = 'chef empath monk virgin mayor slayer soldier ravenkeeper washerwoman librarian'.split(' ');
const oneTraveller = JSON.stringify([
  ...townsfolk,
  'butler',
  'saint',
  'spy',
  'poisoner',
  'baron',
  'recluse',
  'drunk',
  'imp',
  'beggar',
]);

/** Runs a command as the `belfry` program does: exit code and everything it said. */
async function belfry(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said: string[] = [];
  const io = { out: (text: string) => void said.push(text), err: () => {}, tty: false };
  const command = args[0] === 'almanac' ? almanac : script;
  try {
    const code = await command.run(args.slice(1), io);
    return { code, out: said.join('\n'), err: '' };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, out: said.join('\n'), err: error.message };
    if (error instanceof InputError) return { code: 1, out: said.join('\n'), err: error.message };
    throw error;
  }
}

describe('belfry script', () => {
  test.each<[string, string[], number, string]>([
    ['a good script', ['script', 'check', 'trouble-brewing'], 0, 'Nothing wrong with it.'],
    [
      'what is left to people, and why',
      ['script', 'check', 'sects-and-violets'],
      0,
      'Belfry plays 21 by itself; of 4 a part is left to people.',
    ],
    ['what is played whole', ['script', 'check', 'trouble-brewing'], 0, 'Belfry plays all of them by itself.'],
    ['a script with errors', ['script', 'check', file('bad.json', '["cheff"]')], 1, 'Did you mean Chef ("chef")?'],
    [
      'a bag against the rules',
      ['script', 'check', 'trouble-brewing', '--bag', 'chef,imp,po,spy,monk'],
      1,
      '[bag-counts]',
    ],
    ['both night sheets', ['script', 'nightsheet', 'trouble-brewing'], 0, 'Trouble Brewing: Other nights'],
    [
      'the score of a script',
      ['script', 'score', 'trouble-brewing', '--players', '8'],
      0,
      'Trouble Brewing with 8 players: Beginner',
    ],
    [
      'how much there is to run',
      ['script', 'score', 'sects-and-violets', '--players', '8'],
      0,
      'days of somebody’s madness',
    ],
    [
      'how that compares',
      ['script', 'score', 'trouble-brewing', '--players', '7', '--lang', 'ru'],
      0,
      '% опубликованных сценариев на 7 игроков.',
    ],
    [
      'what is often together',
      ['script', 'together', 'trouble-brewing'],
      0,
      'deaths besides the Demon’s       0   1–3     → 81% have more: perhaps Witch, Assassin or Godfather',
    ],
    ['the same in Russian', ['script', 'together', 'trouble-brewing', '--lang', 'ru'], 0, 'Ассасин или Крёстный отец'],
    [
      'a bag with copies',
      ['script', 'score', '--bag', 'legion,legion,legion,legion,legion,chef,butler'],
      0,
      'for 7 players',
    ],
    [
      'a script of nothing but homebrew, with a caveat',
      ['script', 'score', file('homebrew.json', allHomebrew), '--players', '5'],
      0,
      'none of these characters has difficulty tags',
    ],
    [
      'twenty players where the script lists one Traveller',
      ['script', 'deal', file('one-traveller.json', oneTraveller), '--players', '20', '--seed', '3'],
      0,
      'Beggar',
    ],
    ['the score at every count', ['script', 'score', 'sects-and-violets'], 0, 'Intermediate'],
    ['the score of a bag', ['script', 'score', '--bag', 'chef,empath,drunk,poisoner,imp'], 0, 'for 5 players'],
    [
      'a deal',
      ['script', 'deal', 'trouble-brewing', '--players', '9', '--seed', '7', '--with', 'Baron'],
      0,
      'Baron: two more Outsiders.',
    ],
    [
      'bags that play well',
      ['script', 'deal', 'trouble-brewing', '--players', '9', '--seed', '7', '--propose'],
      0,
      'voices tell the town something',
    ],
    [
      'a first game',
      ['script', 'deal', 'trouble-brewing', '--players', '8', '--propose', '--first-timers'],
      0,
      'Smoke and mirrors: ',
    ],
    ['all bags', ['script', 'deal', 'trouble-brewing', '--players', '7', '--all'], 0, '5577 legal bags'],
    ['an export', ['script', 'export', 'trouble-brewing'], 0, '"washerwoman"'],
    [
      'one character',
      ['almanac', 'fortune', 'teller'],
      0,
      'Fortune Teller (fortuneteller), Townsfolk, Trouble Brewing',
    ],
    ['one character in Russian', ['almanac', 'chef', '--lang', 'ru'], 0, 'Повар'],
    ['a check in Russian', ['script', 'check', 'trouble-brewing', '--lang', 'ru'], 0, 'Придраться не к чему.'],
    [
      'errors in Russian',
      ['script', 'check', file('bad.json', '["cheff"]'), '--lang', 'ru'],
      1,
      'Возможно, это Повар ("chef")?',
    ],
    [
      'the score in Russian',
      ['script', 'score', 'trouble-brewing', '--players', '8', '--lang', 'ru'],
      0,
      'Trouble Brewing на 8 игроков: Для новичков',
    ],
    ['a night in Russian', ['script', 'nightsheet', 'trouble-brewing', '--lang', 'ru'], 0, 'Первая ночь'],
    ['everybody', ['almanac'], 0, 'Townsfolk (69)'],
  ])('%s', async (_, args, code, words) => {
    const result = await belfry(...args);
    expect(result.code).toBe(code);
    expect(result.out).toContain(words);
  });

  test.each<[string, string[], number, string]>([
    [
      'broken JSON',
      ['script', 'check', file('broken.json', '["chef"\n "imp"]')],
      1,
      'line 2, column 2: a comma is missing before this.',
    ],
    [
      'broken JSON in Russian',
      ['script', 'check', file('broken.json', '["chef"\n "imp"]'), '--lang', 'ru'],
      1,
      'строка 2, знак 2: перед этим местом не хватает запятой.',
    ],
    ['a bad item', ['script', 'score', file('item.json', '["chef", 5]'), '--players', '7'], 1, 'item 2: 5 is neither'],
    ['no such script', ['script', 'check', 'trouble-brewin'], 1, 'Did you mean "trouble-brewing"?'],
    ['a folder', ['script', 'check', folder], 1, 'is a folder'],
    [
      'a bag that cannot be',
      ['script', 'deal', 'trouble-brewing', '--players', '7', '--with', 'spy,baron'],
      1,
      'Baron does not fit beside Spy',
    ],
    [
      'too many players for the script',
      ['script', 'score', 'last-orders', '--players', '15'],
      1,
      'cannot deal a legal bag to 15 players',
    ],
    ['an unknown character', ['almanac', 'chief'], 1, 'Did you mean "chef"?'],
    ['no subcommand', ['script'], 2, 'say what to do'],
    ['a wrong subcommand', ['script', 'bake'], 2, 'cannot "bake" a script'],
    ['no file', ['script', 'check'], 2, 'which script?'],
    ['a strange option', ['script', 'check', 'trouble-brewing', '--loud'], 2, '--loud'],
    ['half a player', ['script', 'deal', 'trouble-brewing', '--players', '7.5'], 2, 'whole number from 5 to 20'],
    [
      'proposals around a wish',
      ['script', 'deal', 'trouble-brewing', '--players', '9', '--propose', '--with', 'spy'],
      2,
      'leave --with out',
    ],
    ['no players', ['script', 'deal', 'trouble-brewing'], 2, '--players N'],
    ['a strange night', ['script', 'nightsheet', 'trouble-brewing', '--night', 'last'], 2, 'first, other'],
    ['a strange language', ['almanac', '--lang', 'tlh'], 2, 'en or ru'],
  ])('%s is refused', async (_, args, code, words) => {
    const result = await belfry(...args);
    expect(result.code).toBe(code);
    expect(result.err).toContain(words);
    expect(result.out).toBe('');
  });

  test.each([
    ['script', 'check', 'bad-moon-rising'],
    ['script', 'nightsheet', 'bad-moon-rising', '--night', 'first'],
    ['script', 'score', 'bad-moon-rising', '--players', '9'],
    ['script', 'score', 'bad-moon-rising'],
    ['script', 'score', '--bag', 'chef,empath,drunk,poisoner,imp'],
    ['script', 'deal', 'bad-moon-rising', '--players', '9', '--seed', 'x'],
    ['script', 'deal', 'bad-moon-rising', '--players', '9', '--all', '--limit', '2'],
    ['script', 'deal', 'bad-moon-rising', '--players', '9', '--propose'],
    ['script', 'together', 'bad-moon-rising'],
    ['script', 'export', 'bad-moon-rising', '--sort'],
    ['script', 'export', 'bad-moon-rising'],
    ['almanac', 'goon'],
    ['almanac'],
  ])('%s %s %s speaks JSON', async (...args) => {
    const { code, out } = await belfry(...args, '--json');
    expect(code).toBe(0);
    expect(typeof JSON.parse(out)).toBe('object');
  });

  test('an export is written whole or not at all', async () => {
    const target = join(folder, 'out.json');
    const source = file('wild.json', '[{"id":"_meta","name":"Wild","mood":"blue"}, "Fortune Teller", "imp"]');
    expect((await belfry('script', 'export', source, '--out', target)).code).toBe(0);
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual([
      { id: '_meta', name: 'Wild', mood: 'blue' },
      'fortuneteller',
      'imp',
    ]);
    const before = readdirSync(folder).length;
    const bad = await belfry('script', 'export', file('bad.json', '["cheff"]'), '--out', join(folder, 'never.json'));
    expect(bad.code).toBe(1);
    expect(bad.err).toContain('Nothing was written.');
    expect(readdirSync(folder)).toHaveLength(before);
  });
});

test('a script of nothing but untagged homebrew is called neither easy nor hard', async () => {
  const { out } = await belfry('script', 'score', file('homebrew.json', allHomebrew), '--players', '5');
  expect(out).not.toMatch(/Beginner|Harder/);
});

test('twenty players are promised where the script lists one Traveller, and are dealt', async () => {
  const path = file('one-traveller.json', oneTraveller);
  expect((await belfry('script', 'check', path)).out).toContain('16–20 with Travellers');
  for (const players of [16, 18, 20]) {
    const { code, out } = await belfry('script', 'deal', path, '--players', String(players), '--json');
    expect([players, code]).toEqual([players, 0]);
    expect(JSON.parse(out).seats).toHaveLength(players);
  }
});

test('docs/DIFFICULTY.md shows the table that the command prints today', async () => {
  // The formatter lines up the columns of the page.
  const narrow = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  const page = readFileSync(new URL('../../../docs/DIFFICULTY.md', import.meta.url), 'utf8');
  const editions = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];
  const { out } = await belfry('script', 'score', ...editions, '--table');
  expect(narrow(page)).toContain(narrow(out));
});
