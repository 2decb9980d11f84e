import { createHash } from 'node:crypto';
import { boundPages } from '@belfry/almanac';
import type { OwnModules } from '@belfry/testkit/homebrew';

/** The app's page for a server with characters of its own. */
export interface OwnPage {
  readonly html: string;
  /** What its policy has to let run beside the app: the list of names, and nothing else that stands in the page. */
  readonly scriptSource: string;
}

/** Where the pages find the code of the operator's own characters. */
export const codeAt = ({ version }: OwnModules): string => `/own/${version}/`;

/**
 * The app's page with what it has to know of the operator's own characters: their names and words, as data that no
 * browser runs, and where their code is, if pages can run it. null where there are none, and the page is the one that
 * was built.
 */
export function withOwnPages(page: string, modules: OwnModules | null): OwnPage | null {
  const pages = boundPages();
  if (Object.keys(pages.characters).length === 0) return null;
  const told = data('own-pages', pages);
  if (modules === null) return { html: inHead(page, '', told), scriptSource: "'self'" };
  const from = codeAt(modules);
  const imports = Object.fromEntries([...modules.names].map(([name, file]) => [name, `${from}${file}`]));
  const map = safe({ imports });
  return {
    // Before anything that is imported, for browsers that read only one such map, and only there.
    html: inHead(page, `<script type="importmap">${map}</script>`, told + data('own-code', { from, ids: modules.ids })),
    scriptSource: `'self' 'sha256-${createHash('sha256').update(map).digest('base64')}'`,
  };
}

/** The service worker that also keeps the code of the operator's own characters. */
export function withOwnFiles(worker: string, modules: OwnModules): string {
  const files = [...modules.files.keys()].map((file) => `${codeAt(modules)}${file}`);
  return worker.replace('const OWN_FILES = [];', () => `const OWN_FILES = ${JSON.stringify(files)};`);
}

// Nothing in it may end the element that it stands in.
const safe = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
const data = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${safe(value)}</script>`;

/** As functions: what is put in may hold signs that a replacement would read. */
const inHead = (page: string, first: string, last: string): string =>
  page.replace('<head>', () => `<head>${first}`).replace('</head>', () => `${last}</head>`);
