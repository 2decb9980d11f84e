// Dependencies point one way. This reads every import and complains about those that do not, about character ids in
// the core, and about what may not be in pure code: clocks, chance, the platform.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What each part may import of the others. */
const MAY_IMPORT: { readonly [part: string]: readonly string[] } = {
  'packages/almanac': [],
  'packages/engine': ['almanac'],
  'packages/characters': ['almanac', 'engine'],
  'packages/scripts': ['almanac', 'engine'],
  'packages/protocol': ['almanac', 'engine'],
  'packages/storyteller': ['almanac', 'engine', 'characters', 'scripts', 'protocol'],
  'packages/testkit': ['almanac', 'engine', 'characters', 'scripts', 'storyteller'],
  'apps/cli': ['almanac', 'engine', 'characters', 'scripts', 'storyteller', 'protocol', 'testkit'],
  'apps/server': ['almanac', 'engine', 'characters', 'scripts', 'storyteller', 'protocol'],
  'apps/web': ['almanac', 'engine', 'characters', 'scripts', 'storyteller', 'protocol'],
};

/** Parts that run the same everywhere: no platform, no clock, no chance. */
const PURE = [
  'packages/almanac',
  'packages/engine',
  'packages/characters',
  'packages/scripts',
  'packages/storyteller',
  'packages/protocol',
];
const IMPURE: readonly (readonly [RegExp, string])[] = [
  [/from 'node:/, 'imports the platform'],
  [/\bMath\.random\b/, 'draws by chance: use a seeded Random'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, 'reads the clock'],
  [/^(?:let|var) /m, 'keeps mutable module state'],
];

/** A state of players that shares its name with a character. */
const ALSO_A_WORD = new Set(['drunk']);

const characterIds = new Set<string>();
const data = join(root, 'packages/almanac/data/characters');
for (const file of readdirSync(data)) {
  for (const { id } of JSON.parse(readFileSync(join(data, file), 'utf8')) as { id: string }[]) characterIds.add(id);
}

const sources = (part: string): string[] => {
  try {
    return readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(root, part, 'src', file));
  } catch {
    return [];
  }
};

const complaints: string[] = [];
let read = 0;
for (const [part, allowed] of Object.entries(MAY_IMPORT)) {
  for (const path of sources(part)) {
    read++;
    const text = readFileSync(path, 'utf8');
    const where = relative(root, path);
    for (const [, name] of text.matchAll(/from '@belfry\/([a-z]+)'/g)) {
      if (!allowed.includes(name!)) complaints.push(`${where}: imports @belfry/${name}, which is not below it.`);
    }
    for (const [, target] of text.matchAll(/from '(\.[^']+)'/g)) {
      const to = relative(root, join(dirname(path), target!));
      if (!to.startsWith(`${part}/`)) complaints.push(`${where}: reaches into ${to}; import the package instead.`);
    }
    if (PURE.includes(part)) {
      for (const [pattern, why] of IMPURE) if (pattern.test(text)) complaints.push(`${where}: ${why}.`);
    }
    if (part === 'packages/engine') {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      for (const [, word] of code.matchAll(/['"`]([a-z]+)['"`]/g)) {
        if (characterIds.has(word!) && !ALSO_A_WORD.has(word!))
          complaints.push(`${where}: names the character "${word}".`);
      }
    }
    const folder = /^packages\/characters\/src\/[^/]+\//.exec(where);
    if (folder !== null && !where.endsWith('index.ts')) {
      for (const [, target] of text.matchAll(/from '(\.\/[^']+)'/g))
        complaints.push(`${where}: reaches into another character, ${target}.`);
    }
  }
}
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`layers: ${read} files, all imports point downwards`);
