import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const EXAMPLES = join(ROOT, 'examples/homebrew');
const outside = mkdtempSync(join(tmpdir(), 'belfry-homebrew-'));
afterAll(() => rmSync(outside, { recursive: true }));

interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function node(...args: string[]): Promise<Said> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as Said; // `execFile` rejects with all three
  }
}

const belfry = (...args: string[]) => node('apps/cli/src/belfry.ts', ...args);

function put(path: string, text: string): void {
  mkdirSync(dirname(join(outside, path)), { recursive: true });
  writeFileSync(join(outside, path), text);
}

/** A character as it should be, with some of its lines put otherwise. */
function watchman(change: (text: string) => string = (text) => text): string {
  return change(
    [
      "import type { OwnEntry } from '@belfry/almanac';",
      "import { character } from '@belfry/engine';",
      'export const entry: OwnEntry = {',
      "  name: 'Watchman',",
      "  team: 'townsfolk',",
      "  ability: 'Each night you pick a player, who is safe.',",
      "  reminders: ['Safe'],",
      "  firstNight: { after: 'dusk', does: 'They point.' },",
      "  otherNight: { after: 'dusk', does: 'They point.' },",
      '};',
      "export const watchman = character('watchman', {",
      "  wakes: 'each',",
      '  *act({ choosePlayer, mark }) {',
      "    mark('safe', yield* choosePlayer(), { data: { from: 'demon' }, until: 'dawn' });",
      '  },',
      '});',
      '',
    ].join('\n'),
  );
}

const SCENARIO = (dies: string) => `name: The Watchman guards
script: [imp, poisoner, watchman, chef, empath, soldier]
seats: { Ann: imp, Ben: watchman, Cat: chef, Dan: poisoner, Eve: empath }
play:
  - night: 1
    choose: { Ben: Cat, Dan: Eve }
  - day: []
  - night: 2
    choose: { Ben: Cat, Dan: Eve, Ann: Cat }
  - expect: { died-at-night: [${dies}] }
`;

/** What each folder has in it besides, and what is said about it. */
const BAD: readonly (readonly [string, { readonly [file: string]: string }, string])[] = [
  ['a folder that is not there', {}, 'there is no such folder.'],
  ['no character', { 'readme.txt': '' }, 'it holds no character: each is a file of its own, "someone.ts".'],
  [
    'what is no TypeScript',
    { 'watchman.ts': watchman((text) => text.replace("wakes: 'each'", "wakes 'each'")) },
    'watchman.ts:12: this is not TypeScript: ',
  ],
  [
    'a file that throws',
    { 'watchman.ts': watchman((text) => text.replace("  wakes: 'each',", "  wakes: JSON.parse('{'),")) },
    'watchman.ts:12: this throws: ',
  ],
  [
    'a word that the engine does not have',
    { 'watchman.ts': watchman((text) => text.replace('{ character }', '{ charakter as character }')) },
    "watchman.ts:2: this is not TypeScript: The requested module '@belfry/engine' does not provide an export named 'charakter'.",
  ],
  [
    'another name than its file',
    { 'guard.ts': watchman() },
    'guard.ts:11: it exports no "guard"; write: export const guard = character(\'guard\', { … }).',
  ],
  [
    'two of one id',
    {
      'watchman.ts': watchman(),
      'guard.ts': watchman((text) => text.replace('export const watchman', 'export const guard')),
    },
    'guard.ts:11: this is named "watchman", and its file "guard". "watchman" is defined in watchman.ts.',
  ],
  [
    'an official id',
    { 'monk.ts': watchman((text) => text.replaceAll('watchman', 'monk')) },
    'monk.ts:11: "monk" is an official character already; give yours another id.',
  ],
  [
    'no such team',
    { 'watchman.ts': watchman((text) => text.replace("'townsfolk'", "'townfolk'")) },
    'watchman.ts:5: there is no team "townfolk"; it is one of townsfolk, outsider, minion, demon, traveller, fabled, loric.',
  ],
  [
    'no ability in words',
    { 'watchman.ts': watchman((text) => text.replace(/ability: .*,/, "ability: '',")) },
    'watchman.ts:6: "ability" has to be a text.',
  ],
  [
    'a field that nobody reads',
    { 'watchman.ts': watchman((text) => text.replace('reminders:', 'reminder:')) },
    'watchman.ts:7: an entry has no "reminder". Did you mean "reminders"?',
  ],
  [
    'a picture that no page has',
    { 'watchman.ts': watchman((text) => text.replace("  reminders: ['Safe'],", "  icon: 'no-such',")) },
    'watchman.ts:7: there is no picture "no-such"; take that of an official character.',
  ],
  [
    'no place in a night in which it wakes',
    { 'watchman.ts': watchman((text) => text.replace(/ {2}otherNight.*\n/, '')) },
    "watchman.ts:11: it acts at night, and its entry does not say when; add otherNight: { after: 'somebody', does: 'what you do' }.",
  ],
  [
    'a place behind nobody',
    { 'watchman.ts': watchman((text) => text.replace("otherNight: { after: 'dusk'", "otherNight: { after: 'chef'")) },
    'watchman.ts:9: "chef" has no place on other nights; name somebody who has, or dusk or dawn.',
  ],
  [
    'a jinx with nobody',
    {
      'watchman.ts': `${watchman()}export const jinxes = [
  { rule: 'x', definition: { id: 'watchman+ghost', between: ['watchman', 'ghost'], when: 'script' } },
];
`,
    },
    'watchman.ts:18: nobody knows "ghost", whom this jinx is with.',
  ],
  [
    'a jinx without words',
    {
      'watchman.ts': `${watchman()}export const jinxes = [{ definition: { between: ['watchman', 'imp'], when: 'script' } }];\n`,
    },
    'watchman.ts:17: a jinx needs its "rule" in words.',
  ],
  [
    'a scenario that comes out otherwise',
    { 'watchman.ts': watchman(), 'scenarios/watchman.yaml': SCENARIO('Cat') },
    'scenarios/watchman.yaml:10: ',
  ],
  [
    'a scenario that nobody can read',
    { 'watchman.ts': watchman(), 'scenarios/watchman.yaml': 'name: x\n' },
    'scenarios/watchman.yaml:1: ',
  ],
];
const GOOD = { 'watchman.ts': watchman(), 'scenarios/watchman.yaml': SCENARIO('') };

describe('a folder of one’s own characters', () => {
  let found: { readonly [folder: string]: readonly string[] } = {};
  const folderOf = (name: string) => join(outside, name.replaceAll(' ', '-'));

  beforeAll(async () => {
    for (const [name, files] of [...BAD, ['good', GOOD] as const])
      for (const [file, text] of Object.entries(files)) put(join(name.replaceAll(' ', '-'), file), text);
    const folders = [...BAD.map(([name]) => name), 'good'].map(folderOf);
    const { stdout, stderr } = await node('apps/cli/test/homebrew-run.ts', ...folders);
    expect(stderr).toBe('');
    found = JSON.parse(stdout);
  });

  test('is taken in wherever it lies', () => {
    expect(found[folderOf('good')]).toEqual([]);
  });

  test.each(BAD)('says in one sentence, with file and line: %s', (name, _, sentence) => {
    const troubles = found[folderOf(name)]!;
    expect(troubles).toHaveLength(1);
    const bare = troubles[0]!.replace(`${folderOf(name)}/`, '');
    expect(bare.startsWith(sentence), bare).toBe(true);
  });

  test('the examples of docs/HOMEBREW.md come out as written', async () => {
    const { code, stdout } = await belfry('scenario', '--characters', EXAMPLES);
    expect(stdout).toContain('7 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('plays in simulations, and nothing of it is left to people', async () => {
    const script = join(EXAMPLES, 'script.json');
    const call = ['simulate', '--script', script, '--players', '8', '--games', '20', '--json'];
    const { code, stdout } = await belfry(...call, `--characters=${EXAMPLES}`);
    expect(code).toBe(0);
    const said = JSON.parse(stdout) as { byHand: string[]; games: number };
    expect(said).toMatchObject({ byHand: [], games: 20 });
    const without = await belfry('script', 'check', script);
    expect(without.code).toBe(1);
    expect(without.stdout).toContain('lamplighter');
  });

  test('complains before anything is done', async () => {
    const { code, stdout, stderr } = await belfry('scenario', '--characters', folderOf('no such team'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('no-such-team/watchman.ts:5: there is no team "townfolk"');
  });
});

test('a script that is merely given runs no code, whatever lies beside it and whatever it says', async () => {
  const sign = join(outside, 'it-ran');
  const code = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(sign)}, '');\n`;
  for (const file of ['script/trap.ts', 'script/scenarios/trap.ts']) put(file, code);
  const trap = {
    id: 'trap',
    name: 'Trap',
    team: 'townsfolk',
    ability: 'Runs.',
    firstNight: 1,
    otherNight: 1,
    characters: join(outside, 'script'),
    module: join(outside, 'script/trap.ts'),
    definition: code,
    act: code,
    wakes: 'each',
  };
  const sheet = ['chef', 'empath', 'monk', 'mayor', 'slayer', 'recluse', 'saint', 'poisoner', 'baron', 'imp', trap];
  put('script/script.json', JSON.stringify(sheet));
  const script = join(outside, 'script/script.json');
  const { stdout } = await belfry('simulate', '--script', script, '--players', '7', '--games', '10', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ byHand: ['trap'], games: 10 });
  expect(existsSync(sign)).toBe(false);
});
