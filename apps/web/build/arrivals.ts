import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** A page that people come to from outside: what it needs is promised to be little, and is asked for with the page itself. */
interface Arrival {
  readonly patterns: readonly string[];
  /** Its module; null for what comes with every page. */
  readonly page: string | null;
  /** Whether it needs more words than those that come with every page. */
  readonly words: boolean;
  /** At most so many bytes of JavaScript, gzipped, in English, before it can be used. */
  readonly budget: number;
  /** What is too heavy for it, or none of its business. */
  readonly never: RegExp;
}

const FIRST_VISIT = 120_000;
/** How many may play is no rule yet. */
const NO_GAME =
  /\/packages\/(?:engine\/(?!src\/setup\/counts)|characters\/|storyteller\/|solver\/)|\/zod\/|\/react-aria/;
const NO_BOOK = /\/packages\/(?:almanac\/data|scripts|protocol)\/|\/languages\/\w+\/almanac\/(?!about)/;

export const ARRIVALS: readonly Arrival[] = [
  {
    patterns: ['/', '/join/:code', '/t/:code'],
    page: null,
    words: false,
    budget: FIRST_VISIT,
    never: new RegExp(`${NO_GAME.source}|${NO_BOOK.source}`),
  },
  {
    patterns: ['/scripts/:id'],
    page: '/src/scripts/ScriptPage.tsx',
    words: true,
    budget: 200_000,
    never: NO_GAME,
  },
  { patterns: ['/s/:id'], page: '/src/scripts/SharedScriptPage.tsx', words: true, budget: 200_000, never: NO_GAME },
  { patterns: ['/play/alone'], page: '/src/online/PlayNow.tsx', words: true, budget: 200_000, never: NO_GAME },
];

/** What `arrivals.json` tells the server. */
export interface Arrivals {
  /** By the pattern of an address: the files that its page needs beside those of every page. */
  readonly pages: { readonly [pattern: string]: { readonly files: readonly string[]; readonly words: boolean } };
  /** What every page begins with. */
  readonly first: readonly string[];
  /** By language: the words that every page begins with, where they are a file of their own. */
  readonly firstWords: { readonly [lang: string]: readonly string[] };
  /** By language: the words that most pages need. */
  readonly words: { readonly [lang: string]: readonly string[] };
}

const WORDS = /\/languages\/(\w+)\/(?:web|almanac)\/index\.ts$/;
const FIRST_WORDS = /\/languages\/(\w+)\/web\/first\.ts$/;

/** What a module brings: the file that it is in, and all that this imports on the spot, styles with them. */
class Files {
  readonly #chunks: ReadonlyMap<string, Chunk>;

  constructor(bundle: Bundle) {
    this.#chunks = new Map(
      Object.values(bundle).flatMap((f) => (f.type === 'chunk' ? [[f.fileName, f] as const] : [])),
    );
  }

  holding(wanted: (id: string) => boolean): Chunk[] {
    return [...this.#chunks.values()].filter(({ moduleIds }) => moduleIds.some(wanted));
  }

  /** The same for modules of each language, whose name is in the pattern's first brackets. */
  byLanguage(pattern: RegExp): Map<string, Map<string, Chunk>> {
    const found = new Map<string, Map<string, Chunk>>();
    for (const chunk of this.holding((id) => pattern.test(id))) {
      const lang = pattern.exec(chunk.moduleIds.find((id) => pattern.test(id))!)![1]!;
      found.set(lang, this.with(chunk, found.get(lang)));
    }
    return found;
  }

  get entry(): Chunk | undefined {
    return [...this.#chunks.values()].find((chunk) => chunk.isEntry);
  }

  with(chunk: Chunk, found = new Map<string, Chunk>()): Map<string, Chunk> {
    if (found.has(chunk.fileName)) return found;
    found.set(chunk.fileName, chunk);
    for (const name of chunk.imports) {
      const other = this.#chunks.get(name);
      if (other !== undefined) this.with(other, found);
    }
    return found;
  }
}

const styles = (chunk: Chunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];
const named = (chunks: Iterable<Chunk>): string[] =>
  [...chunks].flatMap((chunk) => [chunk.fileName, ...styles(chunk)]).map((file) => `/${file}`);

/**
 * Writes `arrivals.json`, with which the server asks the browser for a page's files before the page's own code could; and
 * fails the build when such a page has grown beyond what is promised.
 */
export function arrivals(): Plugin {
  return {
    name: 'belfry-arrivals',
    apply: 'build',
    generateBundle: {
      // Last: before, no file knows its styles.
      order: 'post',
      handler(_, bundle) {
        const files = new Files(bundle);
        const { entry } = files;
        if (entry === undefined) return;
        const first = files.with(entry);
        const words = files.byLanguage(WORDS);
        for (const chunk of files.holding((id) => id.endsWith('/src/i18n/almanac-words.ts')))
          for (const found of words.values()) files.with(chunk, found);
        const beside = (found: Iterable<Chunk>) => [...found].filter(({ fileName }) => !first.has(fileName));
        const pages: Record<string, Arrivals['pages'][string]> = {};
        for (const { patterns, page, words: speaks, budget, never } of ARRIVALS) {
          const own =
            page === null
              ? []
              : files.holding((id) => id.endsWith(page)).flatMap((chunk) => [...files.with(chunk).values()]);
          if (page !== null && own.length === 0) this.error(`No file of the build has ${page}.`);
          const needed = new Set([...first.values(), ...own, ...(speaks ? words.get('en')!.values() : [])]);
          const heavy = [...needed].flatMap(({ moduleIds }) => moduleIds).filter((id) => never.test(id));
          const bytes = [...needed].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
          const size = `${patterns[0]}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzipped, in ${needed.size} files`;
          this.info(size);
          if (bytes > budget) this.error(`${size}; at most ${budget / 1000} kB are promised.`);
          if (heavy.length > 0) this.error(`${patterns[0]} would fetch ${heavy.join(', ')}.`);
          for (const pattern of patterns) pages[pattern] = { files: named(beside(own)), words: speaks };
        }
        const each = (found: ReadonlyMap<string, Map<string, Chunk>>) =>
          Object.fromEntries([...found].map(([lang, chunks]) => [lang, named(beside(chunks.values()))]));
        const told: Arrivals = {
          first: named(first.values()),
          pages,
          firstWords: each(files.byLanguage(FIRST_WORDS)),
          words: each(words),
        };
        this.emitFile({ type: 'asset', fileName: 'arrivals.json', source: JSON.stringify(told, null, 1) });
      },
    },
  };
}
