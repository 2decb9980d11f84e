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

/** What each language but English calls the characters: a page understands the names of languages that it has not fetched. */
function names(checkout: string, codes: readonly string[]): string {
  const named = (code: string): readonly (readonly [string, string])[] => {
    const folder = join(checkout, 'languages', code, 'almanac');
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .flatMap((file) => Object.entries<unknown>(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
      .flatMap(([id, entry]) => (isTranslation(entry) ? [[id, entry.name] as const] : []));
  };
  const others = codes.filter((code) => code !== 'en');
  const all = Object.fromEntries(others.map((code) => [code, Object.fromEntries(named(code))]));
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Of all that a language's folder holds, only what it says of a character has a name and an ability. */
const isTranslation = (entry: unknown): entry is { readonly name: string } =>
  entry !== null && typeof entry === 'object' && 'name' in entry && 'ability' in entry;

/** The files of `languages/every` as they follow from the folders. */
function filesFor(checkout: string): ReadonlyMap<string, string> {
  const codes = codesIn(checkout);
  return new Map([...lists(codes), ['almanac/names.json', names(checkout, codes)]]);
}

/** Writes `languages/every` anew from the folders that are there. Returns the paths. */
export function writeLists(checkout: string): string[] {
  const every = join(checkout, 'languages/every');
  rmSync(every, { recursive: true, force: true });
  const files = filesFor(checkout);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(every, path)), { recursive: true });
    writeFileSync(join(every, path), text);
  }
  return [...files.keys()].map((path) => `languages/every/${path}`);
}

/** The lists that are not what follows from the folders. */
export const listsOutOfDate = (checkout: string): string[] =>
  [...filesFor(checkout)]
    .filter(([path, text]) => {
      const file = join(checkout, 'languages/every', path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    })
    .map(([path]) => path);
