import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const MOST_LINES = 60;
/** What each of these takes is the measure of the engine's words: where one grows, a word is missing. */
const HARDEST =
  'philosopher pithag vigormortis zombuul mastermind vortox eviltwin juggler goon lunatic organgrinder voudon judge cannibal boffin marionette atheist legion riot lilmonsta poppygrower heretic hermit ogre djinn'.split(
    ' ',
  );

test.each(HARDEST)('%s is said in at most 60 lines', (id) => {
  const [file] = globSync(`*/${id}.ts`, { cwd: SOURCE, exclude: ['jinxes/**'] });
  expect(file).toBeDefined();
  expect(readFileSync(join(SOURCE, file!), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});
