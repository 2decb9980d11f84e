import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lists } from './lists.ts';

/** What a folder of a language is called. */
export const CODE = /^[a-z]{2,3}$/;

/** English first, as everywhere; the others by the alphabet. */
const codesIn = (checkout: string): string[] => [
  'en',
  ...readdirSync(join(checkout, 'languages'))
    .filter((name) => CODE.test(name) && name !== 'en')
    .sort(),
];

/** Writes `languages/every` anew from the folders that are there. Returns the paths. */
export function writeLists(checkout: string): string[] {
  const every = join(checkout, 'languages/every');
  rmSync(every, { recursive: true, force: true });
  const files = lists(codesIn(checkout));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(every, path)), { recursive: true });
    writeFileSync(join(every, path), text);
  }
  return [...files.keys()].map((path) => `languages/every/${path}`);
}

/** The lists that are not what follows from the folders. */
export const listsOutOfDate = (checkout: string): string[] =>
  [...lists(codesIn(checkout))]
    .filter(([path, text]) => {
      const file = join(checkout, 'languages/every', path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    })
    .map(([path]) => path);
