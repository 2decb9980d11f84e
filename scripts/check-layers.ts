// Dependencies point one way. This reads every import and complains about those that do not, about character ids in
// the core, and about what may not be in pure code: clocks, chance, the platform. The rules are in layers.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesIn, complaintsAbout, MAY_IMPORT, paidDebts, type Source } from './layers.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const sourcesIn = (folder: string): Source[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    : [];

const data = join(root, 'packages/almanac/data/characters');
const characterIds = new Set(
  readdirSync(data).flatMap((file) =>
    (JSON.parse(readFileSync(join(data, file), 'utf8')) as { id: string }[]).map(({ id }) => id),
  ),
);

const sources = [...Object.keys(MAY_IMPORT).map((part) => `${part}/src`), 'languages'].flatMap(sourcesIn);
const complaints = [
  ...sources.flatMap((source) => complaintsAbout(source, characterIds)),
  // Node loads these as they are: there a circle may keep a command from starting. The page is bundled.
  ...circlesIn(
    '',
    sources.filter(({ path }) => !path.startsWith('apps/web/')),
  ),
  ...paidDebts(sources),
];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`layers: ${sources.length} files, all imports point downwards`);
