// node scripts/measure-work.ts SCRIPTS.jsonl [EVERY]
// Plays some games of every 60th script of a corpus (or every EVERYth) at every player count, and keeps only how much there
// was to run, in packages/storyteller/data/published-work.json. SCRIPTS.jsonl has one script a line: the list of its ids.
import { readFileSync, writeFileSync } from 'node:fs';
import { cast } from '../packages/characters/src/index.ts';
import { COUNTS } from '../packages/engine/src/index.ts';
import { scriptFrom, tableScript } from '../packages/scripts/src/index.ts';
import { workloadOf } from '../packages/storyteller/src/index.ts';

const GAMES = 8;
const PLACES = 20;

const [file, every = '60'] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? node scripts/measure-work.ts SCRIPTS.jsonl');
  process.exit(2);
}
const PLAYERS = Object.keys(COUNTS).map(Number);
const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .filter((_, at) => at % Number(every) === 0);
const totals = new Map<number, number[]>(PLAYERS.map((players) => [players, []]));
lines.forEach((line, done) => {
  const script = tableScript(scriptFrom(JSON.parse(line)));
  for (const players of PLAYERS) {
    const work = workloadOf(script, cast, players, GAMES);
    if (work !== null) totals.get(players)!.push(work.total);
  }
  if (done % 10 === 9) console.log(`${done + 1} of ${lines.length}`);
});

/** The totals below which 0, 5, … 100 of a hundred scripts lie. */
function places(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return Array.from({ length: PLACES + 1 }, (_, part) => {
    const at = (part / PLACES) * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
    return Math.round((low + (high - low) * (at % 1)) * 10) / 10;
  });
}

const counts = Object.fromEntries(PLAYERS.map((players) => [players, places(totals.get(players)!)]));
const text = JSON.stringify({ scripts: lines.length, games: GAMES, counts }, null, 1).replace(/\[[^\]]*\]/g, (list) =>
  list.replace(/\s+/g, ' '),
);
writeFileSync(new URL('../packages/storyteller/data/published-work.json', import.meta.url), `${text}\n`);
