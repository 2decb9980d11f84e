import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { likelihoods, readPuzzle, solve } from '@belfry/solver';
import { guessesIn, score } from './demon-guesses.ts';
import type { Measure } from './measure.ts';
import { phases } from './solver-phases.ts';

/** A collection of puzzles that may lie beside the checkout. */
const FOLDERS = ['../shared/reference/puzzles', '../../shared/reference/puzzles'];
const ROUNDS = 5;

interface Shelf {
  readonly name: string;
  readonly json: unknown;
}

function shelf(): Shelf[] {
  const folder = FOLDERS.map((path) => join(import.meta.dirname, '..', path)).find((path) => existsSync(path));
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'schema.json')
    .map((name) => ({ name, json: JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown }));
}

/** Milliseconds of one core for each puzzle, read and solved. */
const round = (puzzles: readonly Shelf[]): number[] =>
  puzzles.map(({ json }) => {
    const start = process.cpuUsage();
    for (const _ of solve(readPuzzle(json).problem));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });

const EDITIONS = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'] as const;
const GAMES = 90;

/** How well the Demon is guessed from a good seat, day by day: 7 to 12 novices under `fair`, games that nothing was fitted to. */
function guessed(edition: string): Measure[] {
  const guesses = Array.from({ length: GAMES }, (_, game) =>
    guessesIn(edition, 7 + (game % 6), `bench/${game}`, 'fair'),
  ).flat();
  const { loss, first, ms } = score(guesses);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    {
      name: `Demon log loss, ${edition}`,
      value: loss.likely,
      unit: 'nats',
      note: `uniform ${loss.uniform.toFixed(3)}, novice ${loss.novice.toFixed(3)}; first suspect ${percent(first.likely)}, novice ${percent(first.novice)}; ${guesses.length} guesses of ${ms.toFixed(1)} ms`,
    },
  ];
}

/** What a notebook or a bot waits for on day 3: the first answer, and the last. */
function timed(players: number, most: number): Measure[] {
  const tables = Array.from({ length: 12 }, (_, game) => guessesIn('trouble-brewing', players, `time/${game}`, 'fair'))
    .flat()
    .filter(({ day }) => day === 3);
  // Warm: the first tables are slower, whichever they are.
  for (const { problem } of [...tables, ...tables]) for (const _ of likelihoods(problem));
  const times = tables.map(({ problem }) => {
    const start = process.cpuUsage();
    const steps = likelihoods(problem);
    steps.next();
    const first = process.cpuUsage(start);
    for (const _ of steps);
    const last = process.cpuUsage(start);
    return { first: (first.user + first.system) / 1000, last: (last.user + last.system) / 1000 };
  });
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return [
    { name: `${players} seats on day 3, first answer`, value: median(times.map(({ first }) => first)), unit: 'ms CPU' },
    {
      name: `${players} seats on day 3, last answer`,
      value: median(times.map(({ last }) => last)),
      unit: 'ms CPU',
      note: `must stay under ${most}; the slowest of ${times.length}: ${Math.max(...times.map(({ last }) => last)).toFixed(0)}`,
    },
  ];
}

export async function bench(): Promise<Measure[]> {
  return [...solved(), ...timed(12, 50), ...timed(15, 200), ...EDITIONS.flatMap(guessed)];
}

function solved(): Measure[] {
  const puzzles = shelf();
  if (puzzles.length === 0)
    return [{ name: 'puzzles', value: 0, unit: 'files', note: 'no collection beside the checkout' }];
  const [cold, ...warm] = Array.from({ length: ROUNDS + 1 }, () => round(puzzles));
  const sum = (times: readonly number[]) => times.reduce((total, ms) => total + ms, 0);
  const best = puzzles.map((_, at) => Math.min(...warm.map((times) => times[at]!)));
  const slowest = best.indexOf(Math.max(...best));
  return [
    { name: `${puzzles.length} puzzles, cold`, value: sum(cold!) / 1000, unit: 's CPU' },
    {
      name: `${puzzles.length} puzzles, warm`,
      value: Math.min(...warm.map(sum)) / 1000,
      unit: 's CPU',
      note: 'must stay under 0.4',
    },
    {
      name: 'the slowest of them, warm',
      value: best[slowest]!,
      unit: 'ms CPU',
      note: `must stay under 50: ${puzzles[slowest]!.name}`,
    },
    ...phases(puzzles.map(({ json }) => json)),
  ];
}
