import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const MOST_LINES = 60;
/** Whose parts the engine's words were measured by: where one grows, a word is missing. */
const HARDEST =
  'philosopher pithag vigormortis zombuul mastermind vortox eviltwin juggler goon lunatic organgrinder voudon judge cannibal boffin marionette atheist legion riot lilmonsta poppygrower heretic hermit ogre djinn'.split(
    ' ',
  );

const CHARACTERS = globSync('*/*.ts', { cwd: SOURCE, exclude: ['jinxes/**', 'deductions/**', '*/index.ts'] });

test.each(HARDEST)('%s is there', (id) => {
  expect(CHARACTERS.filter((file) => file.endsWith(`/${id}.ts`))).toHaveLength(1);
});

test('every character is said in at most 60 lines', () => {
  const lines = (file: string) => readFileSync(join(SOURCE, file), 'utf8').trimEnd().split('\n').length;
  expect(CHARACTERS.length).toBeGreaterThan(HARDEST.length);
  expect(CHARACTERS.filter((file) => lines(file) > MOST_LINES)).toEqual([]);
});
