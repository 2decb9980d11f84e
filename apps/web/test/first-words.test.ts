import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { first } from '../../../languages/en/web/first.ts';
import { page } from '../../../languages/en/web/index.ts';

const SOURCE = join(import.meta.dirname, '../src');

/** What is loaded with the first page: everything that is imported on the spot. */
function loadedWith(file: string, found: Set<string>): Set<string> {
  if (found.has(file) || !existsSync(file) || file.startsWith(join(SOURCE, 'i18n'))) return found;
  found.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, path] of code.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+\.tsx?)'/gms))
    loadedWith(resolve(dirname(file), path!), found);
  return found;
}

test('the first page says only what is fetched with it', () => {
  const files = [...loadedWith(join(SOURCE, 'main.tsx'), new Set())];
  expect(files).toContain(join(SOURCE, 'home/Home.tsx'));
  const keys = Object.keys(page);
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`]([a-zA-Z][\w.-]*(?:\$\{[^}]*\}[\w.-]*)*)['`]/g)].flatMap(
      ([, text]) => {
        // Where a part of the key is filled in, all that fit may be meant.
        const meant = new RegExp(`^${text!.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
        return text!.startsWith('${') ? [] : keys.filter((key) => meant.test(key)).map((key) => ({ file, key }));
      },
    ),
  );
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter(({ key }) => !Object.hasOwn(first, key))).toEqual([]);
});
