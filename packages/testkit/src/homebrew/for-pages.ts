import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { almanacWords, LENT_WORDS } from '@belfry/almanac';
import * as characters from '@belfry/characters';
import * as engine from '@belfry/engine';
import type { OwnFolder } from './index.ts';
import { loadedFrom, type OwnImport } from './own-words.ts';

/** What a page lends the files of a folder: its own modules, so that one engine plays. */
const LENT: { readonly [part: string]: object } = { almanac: almanacWords, characters, engine };

/** A folder's code as a page runs it: the files that were loaded here, without their types, and nothing else. */
export interface OwnModules {
  /** Names this very code: another word in a file is another version. */
  readonly version: string;
  readonly ids: readonly string[];
  /** By their path in the folder; what Belfry lends them lies in `@belfry/`. */
  readonly files: ReadonlyMap<string, OwnModule>;
  /** Which file is meant by a name that the others import. */
  readonly names: ReadonlyMap<string, string>;
}

export interface OwnModule {
  readonly type: 'text/javascript' | 'application/json';
  readonly code: string;
}

/** The folder's code for pages, or why no page can run it. */
export function forPages({ path, ids }: OwnFolder): OwnModules | { readonly cannot: readonly string[] } {
  const folder = `${pathToFileURL(resolve(path)).href}/`;
  const { urls, imports } = loadedFrom(folder);
  const inFolder = (url: string) => decodeURI(url.slice(folder.length));
  const cannot = imports.flatMap((one) => {
    const why = strangeness(one, folder);
    return why === null ? [] : [`${join(path, inFolder(one.by))} imports "${one.specifier}", ${why}.`];
  });
  if (cannot.length > 0) return { cannot };
  const names = new Map(Object.keys(LENT).map((part) => [`@belfry/${part}`, `@belfry/${part}.js`]));
  const files = new Map([
    ...Object.entries(LENT).map(([part, words]) => [`@belfry/${part}.js`, lent(part, words)] as const),
    ...urls.map((url) => [inFolder(url), moduleAt(url)] as const),
  ]);
  const hash = createHash('sha256');
  for (const [name, { code }] of files) hash.update(JSON.stringify([name, code]));
  return { version: hash.digest('hex').slice(0, 12), ids, files, names };
}

/** Hands on what the page has laid out: the names of its own modules are shortened when it is built. */
const lent = (part: string, words: object): OwnModule => ({
  type: 'text/javascript',
  code: `export const { ${Object.keys(words).join(', ')} } = globalThis[Symbol.for('${LENT_WORDS}')]['${part}'];\n`,
});

function strangeness({ specifier, url }: OwnImport, folder: string): string | null {
  if (url.startsWith(folder) || Object.keys(LENT).some((part) => specifier === `@belfry/${part}`)) return null;
  if (url.startsWith('node:')) return 'which only a server has';
  return specifier.startsWith('@belfry/') ? 'which the pages do not lend' : 'which lies outside of the folder';
}

function moduleAt(url: string): OwnModule {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  if (url.endsWith('.json')) return { type: 'application/json', code: text };
  return { type: 'text/javascript', code: url.endsWith('.ts') ? withoutTypes(text) : text };
}

/** As the platform did when it loaded the file. */
function withoutTypes(text: string): string {
  const { emitWarning } = process;
  // That this function may change is news for us, not for whoever starts a server.
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}
