// node scripts/measure-tilts.ts any novice|shrewd [GAMES] [SEED] [EDITION]
// Plays GAMES games (400 unless said otherwise) of each of the three editions at every player count, bots of one kind under `fair`
// with any legal bag, and keeps in packages/storyteller/data/tilts.json how the characters in play moved two things: whether good
// won, and whether there was a final day. Automatic tables deal by it. A quarter of an hour of one core for novices, two hours
// for shrewd bots; with fewer games, what moved tables of novices counts for more at theirs.
//
// node scripts/measure-tilts.ts dealt novice|shrewd [GAMES] [SEED] [EDITION]
// Plays with bags as automatic tables deal them by now, and moves what is kept of each edition and count, and of what the
// characters moved, to where those games ended up. Again and again, until both sides win as often.
import { readFileSync, writeFileSync } from 'node:fs';
import { cast } from '../packages/characters/src/index.ts';
import { COUNTS } from '../packages/engine/src/index.ts';
import { builtinScript, tableScript } from '../packages/scripts/src/index.ts';
import {
  type Bags,
  type GameRecord,
  type Players,
  partsAmong,
  simulateGame,
  type Tilt,
} from '../packages/storyteller/src/index.ts';
import { solved } from './solved.ts';

const EDITIONS = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'] as const;
type Edition = (typeof EDITIONS)[number];
const PLAYERS = Object.keys(COUNTS).map(Number);
const FILE = new URL('../packages/storyteller/data/tilts.json', import.meta.url);
const KINDS: readonly Players[] = ['novice', 'shrewd'];

/** How strongly a character is held to have moved what was expected, by each part of its slope; and a count as dealt. */
const DOUBT = { slope: [8, 12, 12], dealt: 4 };

interface Kept {
  editions: Record<Players, Record<string, Record<string, Tilt>>>;
  characters: Record<Players, Record<string, { readonly good: readonly number[]; readonly last: readonly number[] }>>;
}
const UNKNOWN = DOUBT.slope.map(() => 0);
const kept = (): Kept => JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
const keep = (found: Kept): void => {
  // As the tree formats it: each count and each character on a line of its own.
  const flat = (part: string) => part.replace(/\s+/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
  writeFileSync(FILE, `${JSON.stringify(found, null, 2).replace(/\{[^{}]*\}/g, flat)}\n`);
};

const round = (number: number) => Math.round(number * 100) / 100;
const scriptOf = (edition: Edition) => tableScript(builtinScript(edition)!);

function playAll(edition: Edition, games: number, seed: string, bots: Players, bags: Bags): GameRecord[] {
  const script = scriptOf(edition);
  const records: GameRecord[] = [];
  for (const players of PLAYERS) {
    for (let game = 0; game < games; game++) {
      const table = { script, cast, players, seed: `${seed}/${players}/${game}` };
      records.push(simulateGame({ ...table, storyteller: 'fair', bots, bags }).record);
    }
    const now = records.slice(-games);
    const good = now.filter(({ winner }) => winner === 'good').length;
    const last = now.filter(({ finalDay }) => finalDay).length;
    console.log(`${edition}, ${players} players: of ${games} games good wins ${good}, ${last} have a final day`);
  }
  return records;
}

const PARTS = DOUBT.slope.length;
/** Where a character stands in a row. */
const placeOf = (number: number): number => PLAYERS.length + PARTS * number;

/** What was in play, as numbers: one for each player count, then the parts of a slope for each character. */
function rowOf({ players, characters }: GameRecord, known: readonly string[]): number[] {
  const row = new Array<number>(placeOf(known.length)).fill(0);
  row[PLAYERS.indexOf(players)] = 1;
  const parts = partsAmong(players);
  for (const id of new Set(characters))
    for (const [part, value] of parts.entries()) row[placeOf(known.indexOf(id)) + part] = value;
  return row;
}

const chance = (logit: number) => 1 / (1 + Math.exp(-logit));

/** Logistic regression by Newton's method; `doubt` holds each weight back towards what is expected of it. */
function regress(
  rows: readonly number[][],
  outcomes: readonly boolean[],
  doubt: readonly number[],
  expected: readonly number[],
): number[] {
  let weights = [...expected];
  for (let step = 0; step < 12; step++) {
    const slope = weights.map((weight, at) => -doubt[at]! * (weight - expected[at]!));
    const bend = doubt.map((held, at) => doubt.map((_, other) => (at === other ? held : 0)));
    for (const [number, row] of rows.entries()) {
      const used = row.flatMap((value, at) => (value === 0 ? [] : [at]));
      const likely = chance(used.reduce((sum, at) => sum + weights[at]! * row[at]!, 0));
      for (const at of used) {
        slope[at]! += row[at]! * (Number(outcomes[number]) - likely);
        for (const other of used) bend[at]![other]! += row[at]! * row[other]! * likely * (1 - likely);
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, at) => weight + change[at]!);
  }
  return weights;
}

function measureAny(kind: Players, games: number, seed: string, editions: readonly Edition[]): void {
  for (const edition of editions) {
    const records = playAll(edition, games, seed, kind, 'any');
    const known = [...new Set(records.flatMap((record) => record.characters))].sort();
    const rows = records.map((record) => rowOf(record, known));
    const doubt = [...PLAYERS.map(() => 0.01), ...known.flatMap(() => DOUBT.slope)];
    // What is known of beginners is the first guess of how it goes with others.
    const before = kept();
    const likely = (what: keyof Tilt) => [
      ...PLAYERS.map(() => 0),
      ...known.flatMap((id) => (kind === 'novice' ? undefined : before.characters.novice[id]?.[what]) ?? UNKNOWN),
    ];
    const fitted = (what: keyof Tilt, is: (record: GameRecord) => boolean) =>
      regress(rows, records.map(is), doubt, likely(what)).map(round);
    keepFitted(kind, edition, known, {
      good: fitted('good', ({ winner }) => winner === 'good'),
      last: fitted('last', ({ finalDay }) => finalDay),
    });
  }
}

function measureDealt(kind: Players, games: number, seed: string, editions: readonly Edition[]): void {
  for (const edition of editions) {
    const records = playAll(edition, games, seed, kind, 'best');
    const before = kept();
    const known = [...new Set(records.flatMap((record) => record.characters))].sort();
    const rows = records.map((record) => rowOf(record, known));
    const doubt = [...PLAYERS.map(() => DOUBT.dealt), ...known.flatMap(() => DOUBT.slope)];
    const expected = (what: keyof Tilt) => [
      ...PLAYERS.map((players) => before.editions[kind][edition]![players]![what]),
      ...known.flatMap((id) => before.characters[kind][id]?.[what] ?? UNKNOWN),
    ];
    const fitted = (what: keyof Tilt, is: (record: GameRecord) => boolean) =>
      regress(rows, records.map(is), doubt, expected(what)).map(round);
    keepFitted(kind, edition, known, {
      good: fitted('good', ({ winner }) => winner === 'good'),
      last: fitted('last', ({ finalDay }) => finalDay),
    });
  }
}

function keepFitted(
  kind: Players,
  edition: Edition,
  known: readonly string[],
  { good, last }: Readonly<Record<keyof Tilt, readonly number[]>>,
): void {
  // Read only now: another measurement may have been written meanwhile.
  const found = kept();
  const constants = PLAYERS.map((players, at) => [players, { good: good[at]!, last: last[at]! }] as const);
  found.editions[kind][edition] = Object.fromEntries(constants);
  for (const [number, id] of known.entries()) {
    const [from, to] = [placeOf(number), placeOf(number + 1)];
    found.characters[kind][id] = { good: good.slice(from, to), last: last.slice(from, to) };
  }
  keep(found);
}

const USAGE =
  'node scripts/measure-tilts.ts any novice|shrewd [GAMES] [SEED] [EDITION], or: dealt novice|shrewd [GAMES] [SEED] [EDITION] (see its first lines)';
const refuse = (what: string): never => {
  console.error(`${what}: ${USAGE}`);
  process.exit(2);
};
const number = (text: string): number =>
  /^[1-9]\d*$/.test(text) ? Number(text) : refuse(`"${text}" is no number of games`);

const [what, kind, ...rest] = process.argv.slice(2);
const played = () => KINDS.find((known) => known === kind) ?? refuse(`"${kind ?? ''}" is nobody who plays`);
const [games = '400', seed = what, edition] = rest;
const editions = edition === undefined ? EDITIONS : EDITIONS.filter((known) => known === edition);
if (editions.length === 0) refuse(`"${edition}" is no edition`);
if (what === 'any') measureAny(played(), number(games), seed!, editions);
else if (what === 'dealt') measureDealt(played(), number(games), seed!, editions);
else refuse(`"${what ?? ''}" is nothing to measure`);
