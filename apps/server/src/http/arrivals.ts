import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOffered } from '@belfry/almanac';

/** What the build says of the pages that people come to from outside (apps/web/build/arrivals.ts writes it). */
interface Arrivals {
  readonly first: readonly string[];
  readonly firstWords: { readonly [lang: string]: readonly string[] };
  readonly pages: { readonly [pattern: string]: { readonly files: readonly string[]; readonly words: boolean } };
  readonly words: { readonly [lang: string]: readonly string[] };
}

/** The first of the browser's languages that Belfry speaks: the page itself chooses alike, unless somebody chose before. */
export const spokenBy = (accepted = ''): string =>
  accepted
    .split(',')
    .map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0]!)
    .find(isOffered) ?? 'en';

const asked = (file: string): string =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`;

const fits = (pattern: string, path: string): boolean => {
  const given = path.split('/');
  const wanted = pattern.split('/');
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
};

/**
 * With a page's answer, the files that it is going to ask for: on a slow line, a page whose code has to arrive before it
 * can say what else it needs takes a turn longer for each time that happens. An older build tells nothing.
 */
export function linksOf(folder: string): (url: string, accepted: string | undefined) => string | null {
  const file = join(folder, 'arrivals.json');
  if (!existsSync(file)) return () => null;
  const { first, firstWords, pages, words } = JSON.parse(readFileSync(file, 'utf8')) as Arrivals; // the build's own
  return (url, accepted) => {
    const path = url.split('?')[0]!;
    const page = Object.entries(pages).find(([pattern]) => fits(pattern, path))?.[1];
    const lang = spokenBy(accepted);
    const own = page === undefined ? [] : [...page.files, ...(page.words ? (words[lang] ?? []) : [])];
    return [...new Set([...first, ...(firstWords[lang] ?? []), ...own])].map(asked).join(', ');
  };
}
