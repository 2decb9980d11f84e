/** What may import what. Pure: `check-layers.ts` reads the files. */

/** A source file, by its path from the root of the repository. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What each part may import of the others. */
export const MAY_IMPORT: { readonly [part: string]: readonly string[] } = {
  'packages/almanac': [],
  'packages/engine': ['almanac'],
  'packages/characters': ['almanac', 'engine'],
  'packages/scripts': ['almanac', 'engine'],
  'packages/protocol': ['almanac', 'engine'],
  'packages/storyteller': ['almanac', 'engine', 'characters', 'scripts', 'protocol', 'solver'],
  'packages/solver': ['almanac', 'engine', 'characters'],
  'packages/testkit': ['almanac', 'engine', 'characters', 'scripts', 'storyteller'],
  'apps/cli': ['almanac', 'engine', 'characters', 'scripts', 'storyteller', 'protocol', 'solver', 'testkit'],
  'apps/server': ['almanac', 'engine', 'characters', 'scripts', 'storyteller', 'protocol', 'testkit'],
  'apps/web': ['almanac', 'engine', 'characters', 'scripts', 'storyteller', 'protocol', 'solver'],
};

/**
 * The words of a language lie together, in `languages/XX`. Each folder in there belongs to the part that says them, and
 * may import what that part may: `languages/ru/scripts` is a piece of `packages/scripts` that lies elsewhere.
 */
const SPOKEN_BY = /^languages\/[^/]+\/([^/]+)\//;

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** What people type is understood here in all languages at once; nothing is said. */
const LISTENERS = new Set([
  'packages/characters/src/question.ts',
  'apps/cli/src/commands/play/claim.ts',
  'apps/cli/src/commands/play/parlour.ts',
  'apps/cli/src/commands/play/questions.ts',
  'apps/cli/src/commands/play/read-answer.ts',
  'apps/cli/src/commands/play/talk.ts',
  'apps/server/src/bots/question.ts',
  'apps/server/src/look-alikes.ts',
  'apps/web/src/almanac/filter.ts',
  'apps/web/src/grimoire/hand-run/read-ability.ts',
]);

/** The part that a file belongs to. */
function partOf(path: string): string | undefined {
  const speaker = SPOKEN_BY.exec(path)?.[1];
  return Object.keys(MAY_IMPORT).find((one) =>
    speaker === undefined ? path.startsWith(`${one}/`) : one.endsWith(`/${speaker}`),
  );
}

/** Parts that run the same everywhere: no platform, no clock, no chance. */
const PURE = [
  'packages/almanac',
  'packages/engine',
  'packages/characters',
  'packages/scripts',
  'packages/storyteller',
  'packages/protocol',
  'packages/solver',
];
const IMPURE: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/, 'draws by chance: use a seeded Random'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, 'reads the clock'],
  [/^(?:let|var) /m, 'keeps mutable module state'],
];

/** A state of players that shares its name with a character. */
const ALSO_A_WORD = new Set(['drunk']);

/** The web app's screens; what all of them are built of lies below them and knows none. */
const WEB = 'apps/web/src/';
const WEB_SCREENS = ['grimoire', 'online', 'home', 'learn', 'puzzle', 'notebook'];
const WEB_BELOW = ['almanac', 'circle', 'game', 'i18n', 'scripts', 'settings', 'sound', 'theme', 'token', 'ui'];
/** Where one is known all the same. A line goes when its import does; none is added. */
const WEB_DEBT: readonly string[] = [
  'apps/web/src/scripts/ShareScript.tsx apps/web/src/online/net/api.ts',
  'apps/web/src/scripts/SharedScriptPage.tsx apps/web/src/online/net/api.ts',
];

/** `from '…'`, `import '…'` and `import('…')`, in either kind of quotes. */
const IMPORTS = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(["'`])([^"'`\n]+)\1/gm;

/** What a module imports, however it says so; what only its comments speak of is left out. */
export function importsOf(text: string): string[] {
  return [...withoutComments(text).matchAll(IMPORTS)].map(([, , target]) => target!);
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** Where a relative import leads, as a path from the root. */
function resolved(from: string, target: string): string {
  const steps = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** What is wrong with one file, in sentences. */
export function complaintsAbout({ path, text }: Source, characterIds: ReadonlySet<string>): string[] {
  const part = partOf(path);
  if (part === undefined) return [`${path}: lies in no part that may import anything.`];
  const complaints = importsOf(text).flatMap((target) => whyNot(part, path, target));
  if (PURE.includes(part)) for (const [pattern, why] of IMPURE) if (pattern.test(text)) complaints.push(why);
  if (part === 'packages/engine') {
    for (const [, word] of withoutComments(text).matchAll(/['"`]([a-z]+)['"`]/g))
      if (characterIds.has(word!) && !ALSO_A_WORD.has(word!)) complaints.push(`names the character "${word}"`);
  }
  if (!SPOKEN_BY.test(path) && !LISTENERS.has(path) && CYRILLIC.test(withoutComments(text)))
    complaints.push('speaks Russian: what is said belongs into languages/XX, so that a language stays one folder');
  if (part === 'packages/characters') complaints.push(...castsIn(text));
  if (part === 'packages/storyteller') complaints.push(...insidesIn(path, text));
  return complaints.map((complaint) => `${path}: ${complaint}.`);
}

const STORYTELLER = 'packages/storyteller/src/';
/** Who holds a whole game, because they play it, read its record, or seat somebody. */
const PLAYS_GAMES = [
  'table/bot-table.ts',
  'playing-on/play-on.ts',
  'simulate/',
  'ladder/',
  'random-table.ts',
  'setup/late-traveller.ts',
];
const INSIDES = ['Game', 'GameState', 'Seat', 'Ability'];

/** A policy sees the Grimoire, and a bot what its seat sees: nobody who decides can change a game or read the rules' books. */
function insidesIn(path: string, text: string): string[] {
  if (PLAYS_GAMES.some((one) => path.startsWith(STORYTELLER + one))) return [];
  const held = namesFrom('@belfry/engine', text).filter((name) => INSIDES.includes(name));
  const found = held.map((name) => `takes the engine's ${name}: who decides sees a Grimoire`);
  const isBot = path.startsWith(`${STORYTELLER}bots/`);
  return isBot && namesFrom('@belfry/engine', text).includes('Grimoire')
    ? [...found, 'opens the Grimoire: a bot knows what its seat knows']
    : found;
}

/** What a module takes from a package by name; everything (`* as`) is taken by every name. */
function namesFrom(target: string, text: string): readonly string[] {
  const named = [...withoutComments(text).matchAll(/\{([^{}]*)\}\s*from\s*['"]([^'"]+)['"]/g)];
  const names = named
    .filter(([, , from]) => from === target)
    .flatMap(([, list]) =>
      list!.split(',').map(
        (one) =>
          one
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0]!,
      ),
    );
  const isWhole = new RegExp(`\\*\\s*as\\s+\\w+\\s+from\\s*['"]${target}['"]|import\\(\\s*['"]${target}['"]`).test(
    text,
  );
  return isWhole ? [...names, ...INSIDES, 'Grimoire'] : names;
}

/** `x as T`, but not `as const`, nor a name that an import or export gives. */
const CAST = /\bas (?!const\b)(?:[\w.]+|[{[(])/;

/**
 * A character has words for what it reads: `memo`, `offer`, `action`, choices that say what they read. Where it would need a
 * cast, the engine is missing one.
 */
function castsIn(text: string): string[] {
  const code = withoutComments(text)
    .replace(/^(?:import|export)\b[^;]*?\bfrom\b/gm, '')
    .replace(/'[^'\n]*'|`[^`]*`/g, "''");
  const at = code.split('\n').find((line) => CAST.test(line));
  return at === undefined ? [] : [`casts: "${at.trim()}"; declare what it is, with memo, offer or a choice`];
}

function whyNot(part: string, path: string, target: string): string[] {
  if (target.startsWith('node:')) return PURE.includes(part) ? [`imports the platform, ${target}`] : [];
  const belfry = /^@belfry\/([a-z]+)/.exec(target)?.[1];
  if (belfry !== undefined)
    return MAY_IMPORT[part]!.includes(belfry) ? [] : [`imports ${target}, which is not below it`];
  if (!target.startsWith('.')) return [];
  const to = resolved(path, target);
  if (partOf(to) !== part) return [`reaches into ${to}; import the package instead`];
  return [...ofCharacters(path, to), ...ofWebFolders(path, to)];
}

/** A character knows the words that all share, and no other character, in whatever folder. */
function ofCharacters(path: string, to: string): string[] {
  const inFolder = /^packages\/characters\/src\/[^/]+\//;
  if (!inFolder.test(path) || path.endsWith('/index.ts') || !inFolder.test(to)) return [];
  return [`reaches into another character, ${to}`];
}

function ofWebFolders(path: string, to: string): string[] {
  const folder = (file: string) => (file.startsWith(WEB) ? file.slice(WEB.length).split('/')[0]! : '');
  if (!WEB_BELOW.includes(folder(path)) || !WEB_SCREENS.includes(folder(to))) return [];
  return WEB_DEBT.includes(`${path} ${to}`) ? [] : [`knows the screen ${to}, which is above it`];
}

/** Debts that were paid: their lines can go. */
export function paidDebts(sources: readonly Source[]): string[] {
  const owed = new Set(
    sources.flatMap(({ path, text }) => importsOf(text).map((target) => `${path} ${resolved(path, target)}`)),
  );
  return WEB_DEBT.filter((debt) => !owed.has(debt)).map((debt) => `"${debt}" is paid: take it out of WEB_DEBT.`);
}

/** `import … from`, `export … from` and bare imports of a neighbour: what is imported, and from where. */
const VALUES = /^(?:import|export)\s+(?:(type)\s+)?(?:([^'"`;]*?)\s*\bfrom\s*)?(["'])(\.[^"'\n]+)\3/gm;

/** The neighbours that have to be loaded before a module can be: types are gone by then. */
function loadsOf({ path, text }: Source): string[] {
  return [...withoutComments(text).matchAll(VALUES)]
    .filter(([, type, names = '']) => type === undefined && !/^\{(?:\s*type\s[^,}]*,?)+\s*\}$/.test(names))
    .map(([, , , , target]) => resolved(path, target!));
}

/** Modules of a folder that import one another's values in a circle: they load only by luck, and are read only together. */
export function circlesIn(folder: string, sources: readonly Source[]): string[] {
  const loads = new Map(sources.filter(({ path }) => path.startsWith(folder)).map((one) => [one.path, loadsOf(one)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, from: readonly string[]): void => {
    const at = from.indexOf(path);
    if (at >= 0) {
      const circle = [...from.slice(at), path].map((one) => one.slice(folder.length));
      found.push(
        `${folder === '' ? '' : `${folder}: `}${circle.join(' → ')} is a circle of imports. Hand one of them what it needs.`,
      );
    } else if (!done.has(path)) {
      done.add(path);
      for (const next of loads.get(path) ?? []) visit(next, [...from, path]);
    }
  };
  for (const path of loads.keys()) visit(path, []);
  return found;
}
