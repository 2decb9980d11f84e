import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPuzzle, solve } from '../src/index.ts';

/** A collection of puzzles that may lie beside the checkout. */
const CANDIDATES = ['../shared/reference/puzzles', '../../shared/reference/puzzles'].map((path) =>
  join(import.meta.dirname, '../../..', path),
);
const folder = CANDIDATES.find((path) => existsSync(path));
const files =
  folder === undefined ? [] : readdirSync(folder).filter((name) => name !== 'schema.json' && name.endsWith('.json'));

describe.runIf(files.length > 0)('a collection of puzzles', () => {
  it.each(files)('%s has the worlds that its author says', (file) => {
    const { problem, solutions, endings } = readPuzzle(JSON.parse(readFileSync(join(folder!, file), 'utf8')));
    const worlds = [...solve(problem)];
    expect([...new Set(worlds.map(({ started }) => started.join()))].sort()).toEqual(
      solutions.map((one) => one.join()).sort(),
    );
    for (const end of endings ?? []) expect(worlds.map(({ now }) => now.join())).toContain(end.join());
  });
});
