import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { almanac } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import { cast } from '../src/index.ts';

const scenarios = join(dirname(fileURLToPath(import.meta.url)), '..', 'scenarios');
const played = readdirSync(scenarios, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(join(scenarios, file), 'utf8'));

/** A pair, whichever of the two is named first. */
const pair = (a: string, b: string) => [a, b].sort().join('+');

describe('jinxes', () => {
  const listed = almanac().jinxes.map(({ a, b }) => `${a}+${b}`);

  test('every pair of the official list is defined, in its order, and no other', () => {
    expect(cast.jinxes.map(({ id }) => id).sort()).toEqual(listed.sort());
  });

  test('no pair is defined twice', () => {
    const defined = cast.jinxes.map(({ between: [a, b] }) => pair(a, b));
    expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
  });

  test('every jinx has a scenario with both on its script', () => {
    const scripts = played.flatMap((text) =>
      [...text.matchAll(/^script: \[(.*)\]$/gm)].map(([, ids]) => ids!.split(', ')),
    );
    const untested = cast.jinxes.filter(
      ({ between }) => !scripts.some((ids) => between.every((id) => ids.includes(id))),
    );
    expect(untested.map(({ id }) => id)).toEqual([]);
  });

  test('every jinx is told in Russian', () => {
    const english = new Map(almanac().jinxes.map(({ a, b, rule }) => [`${a}+${b}`, rule]));
    const untold = almanac('ru').jinxes.filter(({ a, b, rule }) => rule === english.get(`${a}+${b}`));
    expect(untold.map(({ a, b }) => `${a}+${b}`)).toEqual([]);
  });
});
