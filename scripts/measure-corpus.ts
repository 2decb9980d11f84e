// node scripts/measure-corpus.ts SCRIPTS.jsonl
// Scores every script of a corpus at every player count and keeps only how the scores are spread, in
// packages/almanac/data/difficulty/published.json. SCRIPTS.jsonl has one script a line: the list of its official ids.
import { readFileSync, writeFileSync } from 'node:fs';
import { almanac, type Character } from '../packages/almanac/src/index.ts';
import { bagSpaces, COUNTS } from '../packages/engine/src/index.ts';
import { scoreFigures } from '../packages/scripts/src/difficulty/script.ts';
import { apartPairs } from '../packages/scripts/src/index.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? node scripts/measure-corpus.ts SCRIPTS.jsonl');
  process.exit(2);
}
const PLAYERS = Object.keys(COUNTS).map(Number);
const lines = readFileSync(file, 'utf8').trim().split('\n');
const scores = new Map<number, number[]>(PLAYERS.map((players) => [players, []]));
lines.forEach((line, done) => {
  const ids: readonly string[] = JSON.parse(line);
  const script = ids.map((id): Character => almanac().character(id));
  for (const space of bagSpaces({ script, apart: apartPairs(script) }, PLAYERS)) {
    const figures = scoreFigures(script, space.players, space);
    if (figures !== null) scores.get(space.players)!.push(figures.score);
  }
  if (done % 1000 === 999) console.log(`${done + 1} of ${lines.length}`);
});

/** The scores below which 0, 1, … 100 of a hundred scripts lie. */
function percentiles(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return Array.from({ length: 101 }, (_, percent) => {
    const at = (percent / 100) * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
    return Math.round((low + (high - low) * (at % 1)) * 100) / 100;
  });
}

const published = {
  scripts: lines.length,
  counts: Object.fromEntries(
    PLAYERS.map((players) => {
      const values = scores.get(players)!;
      return [players, { scripts: values.length, percentiles: percentiles(values) }];
    }),
  ),
};
const text = JSON.stringify(published, null, 1).replace(/\[[^\]]*\]/g, (list) => list.replace(/\s+/g, ' '));
writeFileSync(new URL('../packages/almanac/data/difficulty/published.json', import.meta.url), `${text}\n`);
