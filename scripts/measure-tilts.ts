// node scripts/measure-tilts.ts [GAMES] [SEED]
// Plays GAMES games (400 unless said otherwise) of each of the three editions at every player count, novices under `fair` with
// any legal bag, and keeps in packages/storyteller/data/tilts.json how the characters in play moved two things: whether good
// won, and whether there was a final day. Automatic tables deal by it. Half an hour of one core.
import { writeFileSync } from 'node:fs';
import { cast } from '../packages/characters/src/index.ts';
import { COUNTS } from '../packages/engine/src/index.ts';
import { builtinScript, tableScript } from '../packages/scripts/src/index.ts';
import { type GameRecord, MIDDLE, STEP, simulateGame } from '../packages/storyteller/src/index.ts';

const EDITIONS = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'] as const;
const PLAYERS = Object.keys(COUNTS).map(Number);

/** How strongly a character is held to have moved nothing, at ten players and by the number of them. */
const DOUBT = { middle: 8, more: 12 };

const [games = '400', seed = 'tilts'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(games)) {
  console.error(`"${games}" is no number of games: node scripts/measure-tilts.ts 400 SEED`);
  process.exit(2);
}

const round = (number: number) => Math.round(number * 100) / 100;

function playAll(edition: (typeof EDITIONS)[number]): GameRecord[] {
  const script = tableScript(builtinScript(edition)!);
  const records: GameRecord[] = [];
  for (const players of PLAYERS) {
    for (let game = 0; game < Number(games); game++) {
      const table = { script, cast, players, seed: `${seed}/${players}/${game}` };
      records.push(simulateGame({ ...table, storyteller: 'fair', bots: 'novice' }).record);
    }
    const good = records.slice(-Number(games)).filter(({ winner }) => winner === 'good').length;
    console.log(`${edition}, ${players} players: good wins ${good} of ${games}`);
  }
  return records;
}

/** What was in play, as numbers: one for each player count, then two for each character. */
function rowOf({ players, characters }: GameRecord, known: readonly string[]): number[] {
  const row = new Array<number>(PLAYERS.length + 2 * known.length).fill(0);
  row[PLAYERS.indexOf(players)] = 1;
  for (const id of new Set(characters)) {
    const at = PLAYERS.length + 2 * known.indexOf(id);
    row[at] = 1;
    row[at + 1] = (players - MIDDLE) / STEP;
  }
  return row;
}

/** Logistic regression by Newton's method; `doubt` holds each weight back towards 0. */
function regress(rows: readonly number[][], outcomes: readonly boolean[], doubt: readonly number[]): number[] {
  let weights = doubt.map(() => 0);
  for (let step = 0; step < 12; step++) {
    const slope = weights.map((weight, at) => -doubt[at]! * weight);
    const bend = doubt.map((held, at) => doubt.map((_, other) => (at === other ? held : 0)));
    for (const [number, row] of rows.entries()) {
      const used = row.flatMap((value, at) => (value === 0 ? [] : [at]));
      const chance = 1 / (1 + Math.exp(-used.reduce((sum, at) => sum + weights[at]! * row[at]!, 0)));
      for (const at of used) {
        slope[at]! += row[at]! * (Number(outcomes[number]) - chance);
        for (const other of used) bend[at]![other]! += row[at]! * row[other]! * chance * (1 - chance);
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, at) => weight + change[at]!);
  }
  return weights;
}

/** By elimination; the matrix is positive. */
function solved(matrix: number[][], right: number[]): number[] {
  for (const [at, row] of matrix.entries()) {
    for (let below = at + 1; below < matrix.length; below++) {
      const part = matrix[below]![at]! / row[at]!;
      if (part === 0) continue;
      for (let column = at; column < row.length; column++) matrix[below]![column]! -= part * row[column]!;
      right[below]! -= part * right[at]!;
    }
  }
  const result = right.map(() => 0);
  for (let at = right.length - 1; at >= 0; at--) {
    const rest = matrix[at]!.reduce((sum, value, column) => (column > at ? sum + value * result[column]! : sum), 0);
    result[at] = (right[at]! - rest) / matrix[at]![at]!;
  }
  return result;
}

const editions: Record<string, Record<number, object>> = {};
const characters: Record<string, object> = {};
for (const edition of EDITIONS) {
  const records = playAll(edition);
  const known = [...new Set(records.flatMap((record) => record.characters))].sort();
  const rows = records.map((record) => rowOf(record, known));
  const doubt = [...PLAYERS.map(() => 0.01), ...known.flatMap(() => [DOUBT.middle, DOUBT.more])];
  const good = regress(
    rows,
    records.map(({ winner }) => winner === 'good'),
    doubt,
  ).map(round);
  const last = regress(
    rows,
    records.map(({ finalDay }) => finalDay),
    doubt,
  ).map(round);
  editions[edition] = Object.fromEntries(PLAYERS.map((players, at) => [players, { good: good[at], last: last[at] }]));
  for (const [number, id] of known.entries()) {
    const at = PLAYERS.length + 2 * number;
    characters[id] = { good: good.slice(at, at + 2), last: last.slice(at, at + 2) };
  }
}
const text = JSON.stringify({ games: Number(games), seed, editions, characters }, null, 1).replace(
  /(\[[^\]]*\]|\{[^{}]*\})/g,
  (flat) => flat.replace(/\s+/g, ' '),
);
writeFileSync(new URL('../packages/storyteller/data/tilts.json', import.meta.url), `${text}\n`);
