// node scripts/measure-together.ts SCRIPTS.jsonl
// Counts on how many scripts of a corpus each character and each pair of characters is, and how many characters of each
// kind of ability scripts have. Keeps only these counts, in packages/scripts/data/together.json and usual-kinds.json.
// SCRIPTS.jsonl has one script a line: the list of its official ids.
import { readFileSync, writeFileSync } from 'node:fs';
import { almanac, type Character } from '../packages/almanac/src/index.ts';
// Not by the package's front door: what stands behind it reads the files that are made here.
import { scriptFrom } from '../packages/scripts/src/read/read.ts';
import { ABILITY_KINDS, kindsOf } from '../packages/scripts/src/together/kinds.ts';
import { looksSmall } from '../packages/scripts/src/validate/shape.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? node scripts/measure-together.ts SCRIPTS.jsonl');
  process.exit(2);
}
const lines = readFileSync(file, 'utf8').trim().split('\n');
const isSeated = ({ team }: Character) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);
const ids = [...almanac().characters.values()]
  .filter(isSeated)
  .map((c) => c.id)
  .sort();
const at = new Map(ids.map((id, index) => [id, index]));
const alone = ids.map(() => 0);
const pairs = ids.map((_, index) => Array.from({ length: index }, () => 0));
const rows = () => Object.fromEntries(ABILITY_KINDS.map((kind): [string, number[]] => [kind, []]));
const kinds = { small: rows(), full: rows() };
for (const line of lines) {
  const script = scriptFrom(JSON.parse(line));
  const seated = script.characters.filter(isSeated);
  const places = seated.map(({ id }) => at.get(id)!).sort((a, b) => a - b);
  places.forEach((place, nth) => {
    alone[place]!++;
    for (const before of places.slice(0, nth)) pairs[place]![before]!++;
  });
  const counted = kinds[looksSmall(script) ? 'small' : 'full'];
  for (const kind of ABILITY_KINDS) {
    const row = counted[kind]!;
    const here = seated.filter((c) => kindsOf(c).includes(kind)).length;
    while (row.length <= here) row.push(0);
    row[here]!++;
  }
}
const write = (name: string, value: unknown) => {
  const text = JSON.stringify(value, null, 1).replace(/\[[^[\]]*\]/g, (list) => list.replace(/\s+/g, ' '));
  writeFileSync(new URL(`../packages/scripts/data/${name}`, import.meta.url), `${text}\n`);
};
write('together.json', { scripts: lines.length, ids, alone, pairs });
write('usual-kinds.json', kinds);
