// node scripts/measure-together.ts SCRIPTS.jsonl
// Finds, for every character, whom scripts that have it have more often than others do, and keeps only that list, in
// packages/scripts/data/together.json. SCRIPTS.jsonl has one script a line: the list of its official ids.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { almanac } from '../packages/almanac/src/index.ts';

/** Companions in fewer scripts than this may be chance. */
const LEAST_TOGETHER = 40;
const KEPT = 12;

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? node scripts/measure-together.ts SCRIPTS.jsonl');
  process.exit(2);
}
const scripts = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): readonly string[] => JSON.parse(line));
const alone = new Map<string, number>();
const together = new Map<string, Map<string, number>>();
const seated = new Set(['townsfolk', 'outsider', 'minion', 'demon']);
const inBag = new Set([...almanac().characters.values()].filter((c) => seated.has(c.team)).map((c) => c.id));
for (const script of scripts) {
  const ids = script.filter((id) => inBag.has(id));
  for (const id of ids) {
    alone.set(id, (alone.get(id) ?? 0) + 1);
    const row = together.get(id) ?? new Map<string, number>();
    together.set(id, row);
    for (const other of ids) if (other !== id) row.set(other, (row.get(other) ?? 0) + 1);
  }
}
const rows = [...inBag].sort().map((id) => {
  const row = [...(together.get(id) ?? [])].filter(([, times]) => times >= LEAST_TOGETHER);
  const lift = ([other, times]: [string, number]) => times / alone.get(other)!;
  const best = row.sort((a, b) => lift(b) - lift(a)).slice(0, KEPT);
  return [id, best.map(([other]) => other)] as const;
});
const text = JSON.stringify(Object.fromEntries(rows), null, 1).replace(/\[[^\]]*\]/g, (list) =>
  list.replace(/\s+/g, ' '),
);
const folder = new URL('../packages/scripts/data/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('together.json', folder), `${text}\n`);
