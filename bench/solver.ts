import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzle, solve } from '@belfry/solver';
import type { Measure } from './measure.ts';

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

export async function bench(): Promise<Measure[]> {
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
  ];
}
