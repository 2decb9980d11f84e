/**
 * Every language is a folder of `languages`, and each of its parts is listed over all languages in `languages/every`.
 * The lists follow from the folders: they are written here, and a test holds them to it.
 */
interface Part {
  /** The part of Belfry that speaks, which is a folder in every language. */
  readonly speaker: string;
  /** Where in that folder the words are. */
  readonly file: string;
  /** What the file exports; the list has the same name, in capitals. */
  readonly name: string;
  /** What the words are held to, and where that is written down; null for what needs no import. */
  readonly type: string;
  readonly from: string | null;
  /** Whether the marked language for tests is listed, too. */
  readonly isMarked: boolean;
  /** Whether a page fetches the words when it needs them; of some, English is at hand. */
  readonly fetched: 'no' | 'all' | 'but-english';
}

const part = (speaker: string, file: string, type: string, from: string | null, more: Partial<Part> = {}): Part => ({
  speaker,
  file,
  name: file.replace(/(?:\/index)?\.ts$/, ''),
  type,
  from,
  isMarked: true,
  fetched: 'no',
  ...more,
});

const ONLY_OFFERED = { isMarked: false } as const;

export const PARTS: readonly Part[] = [
  part('almanac', 'about.ts', 'AboutLanguage', 'packages/almanac/src/about-language.ts', ONLY_OFFERED),
  part('almanac', 'book.ts', 'Language', 'packages/almanac/src/language.ts', ONLY_OFFERED),
  part('almanac', 'sentences/index.ts', 'Catalogue', 'packages/almanac/src/sentences/sentence.ts'),
  part('almanac', 'rulings.ts', 'RulingCatalogue', 'packages/almanac/src/rulings/rulings.ts'),
  part('almanac', 'guide.ts', 'Guide', 'packages/almanac/src/guide/guide.ts'),
  // The last three of them at once, for whoever reads one language only.
  part('almanac', 'index.ts', 'AlmanacWords', 'packages/almanac/src/words.ts', {
    ...ONLY_OFFERED,
    name: 'words',
    fetched: 'all',
  }),
  part('characters', 'questions.ts', 'QuestionWords', 'packages/characters/src/question-words.ts'),
  part('characters', 'heard.ts', 'Heard', 'packages/characters/src/question.ts', ONLY_OFFERED),
  part('scripts', 'index.ts', 'Tongue', 'packages/scripts/src/words/tongue.ts', { name: 'tongue' }),
  part('storyteller', 'statements.ts', 'StatementWords', 'packages/storyteller/src/words/say-statement.ts'),
  part('storyteller', 'tale.ts', 'Tale', 'packages/storyteller/src/narration/narrate.ts'),
  part('storyteller', 'phrases.ts', 'Phrases', 'packages/storyteller/src/talk/phrase.ts'),
  part('storyteller', 'understanding.ts', 'Understanding', 'packages/storyteller/src/talk/understand.ts', ONLY_OFFERED),
  part('storyteller', 'setup.ts', 'SetupWords', 'packages/storyteller/src/setup/words.ts'),
  part('storyteller', 'goals.ts', 'GoalWords', 'packages/storyteller/src/policy/goals.ts', ONLY_OFFERED),
  part('storyteller', 'names.ts', 'readonly string[]', null, ONLY_OFFERED),
  part('solver', 'puzzles.ts', 'PuzzleCatalogue', 'packages/solver/src/making/words.ts'),
  part('web', 'first.ts', 'First', 'languages/en/web/first.ts', { fetched: 'but-english' }),
  part('web', 'index.ts', 'Catalogue', 'languages/en/web/index.ts', { name: 'page', fetched: 'all' }),
  part('cli', 'almanac.ts', 'AlmanacWords', 'apps/cli/src/commands/almanac/words.ts', ONLY_OFFERED),
  part('cli', 'play.ts', 'PlayWords', 'apps/cli/src/commands/play/words.ts', ONLY_OFFERED),
  part('cli', 'puzzle.ts', 'PuzzleFrame', 'apps/cli/src/commands/puzzle/words.ts', ONLY_OFFERED),
  part('cli', 'script.ts', 'ScriptWords', 'apps/cli/src/commands/script/words.ts', ONLY_OFFERED),
  part('cli', 'ruling.ts', 'RulingWords', 'apps/cli/src/ruling.ts', ONLY_OFFERED),
  part('cli', 'simulate.ts', 'SimulateWords', 'apps/cli/src/commands/simulate/words.ts', ONLY_OFFERED),
  part('cli', 'ladder.ts', 'LadderWords', 'apps/cli/src/commands/ladder/words.ts', ONLY_OFFERED),
  part('cli', 'habits.ts', 'HabitsWords', 'apps/cli/src/commands/habits/words.ts', ONLY_OFFERED),
  part('cli', 'balance.ts', 'BalanceWords', 'apps/cli/src/commands/script/balance-words.ts', ONLY_OFFERED),
];

const NOTE = '// Written by `npm run languages` from the folders of languages.';
const OURS = '../../../packages/almanac/src';

/** What a list needs to know of languages. The almanac is below its own index. */
function imported({ speaker, name, isMarked }: Part): string[] {
  if (name === 'about') return [];
  if (speaker !== 'almanac')
    return [`import ${isMarked ? '{ type Lang, PSEUDO, pseudo }' : 'type { Offered }'} from '@belfry/almanac';`];
  return isMarked
    ? [`import { type Lang, PSEUDO } from '${OURS}/lang.ts';`, `import { pseudo } from '${OURS}/pseudo.ts';`]
    : [`import type { Offered } from '${OURS}/lang.ts';`];
}

/** The words of one language in the list, and how they come there. */
function spoken(
  { speaker, file, name, fetched }: Part,
  code: string,
): { readonly import: string; readonly is: string } {
  const path = `../../${code}/${speaker}/${file}`;
  const isHere = fetched === 'no' || (fetched === 'but-english' && code === 'en');
  const here = { import: `import { ${name} as ${code} } from '${path}';`, is: code };
  if (fetched === 'no') return here;
  return isHere
    ? { ...here, is: `${code}: async () => ${code}` }
    : { import: '', is: `${code}: async () => (await import('${path}')).${name}` };
}

/** A list of one part over all languages, as a file. */
function listOf(one: Part, codes: readonly string[]): string {
  const { name, type, from, isMarked, fetched } = one;
  const held = from === null ? [] : [`import type { ${type} } from '../../../${from}';`];
  const entries = codes.map((code) => spoken(one, code));
  const marked =
    fetched === 'no'
      ? 'pseudo(en)'
      : `async () => pseudo(${fetched === 'all' ? `await ${name.toUpperCase()}.en()` : 'en'})`;
  const over = name === 'about' ? '(typeof LANGUAGES)[number]' : isMarked ? 'Lang' : 'Offered';
  const typed = fetched === 'no' ? type : `() => Promise<${type}>`;
  return [
    NOTE,
    ...[...imported(one), ...held].sort(byTarget),
    ...entries.map((entry) => entry.import).filter((line) => line !== ''),
    '',
    ...(name === 'about'
      ? [`export const LANGUAGES = [${codes.map((code) => `'${code}'`).join(', ')}] as const;`, '']
      : []),
    `export const ${name.toUpperCase()}: { readonly [lang in ${over}]: ${typed} } = {`,
    ...[...entries.map(({ is }) => is), ...(isMarked ? [`[PSEUDO]: ${marked}`] : [])].map((line) => `  ${line},`),
    '};',
    '',
  ].join('\n');
}

const isFile = (line: string): number => Number(target(line).startsWith('.'));
const target = (line: string): string => /from '(.*)';$/.exec(line)![1]!;
/** Packages first, then files by their path: as the formatter sorts them. */
const byTarget = (a: string, b: string): number => isFile(a) - isFile(b) || (target(a) < target(b) ? -1 : 1);

/** The files of `languages/every`, by their path from there. */
export const lists = (codes: readonly string[]): ReadonlyMap<string, string> =>
  new Map(PARTS.map((one) => [`${one.speaker}/${one.name}.ts`, listOf(one, codes)]));
