import { registerHooks } from 'node:module';

const FOLDERS = new Set<string>();
const LOADED = new Set<string>();
const IMPORTS: OwnImport[] = [];

/** What a file of a folder imports, and where that was found. */
export interface OwnImport {
  readonly by: string;
  readonly specifier: string;
  readonly url: string;
}

/**
 * Files of the folder may lie anywhere and have no `node_modules` above them: `@belfry/…` is this Belfry, the same
 * modules that play the game, and whatever lies there is TypeScript.
 */
export function lendWordsTo(folder: string): void {
  const isFirst = FOLDERS.size === 0;
  FOLDERS.add(folder);
  if (isFirst) registerHooks({ resolve });
}

/** The files of a folder that were asked for, and what they asked for themselves. */
export const loadedFrom = (
  folder: string,
): { readonly urls: readonly string[]; readonly imports: readonly OwnImport[] } => ({
  urls: [...LOADED].filter((url) => url.startsWith(folder)).sort(),
  imports: IMPORTS.filter(({ by }) => by.startsWith(folder)),
});

const isTheirs = (url: string | undefined): boolean => [...FOLDERS].some((folder) => url?.startsWith(folder) === true);

const resolve: NonNullable<Parameters<typeof registerHooks>[0]['resolve']> = (specifier, context, next) => {
  const by = isTheirs(context.parentURL) ? context.parentURL! : null;
  const asks = specifier.startsWith('@belfry/') && by !== null;
  const found = next(specifier, asks ? { ...context, parentURL: import.meta.url } : context);
  if (by !== null) IMPORTS.push({ by, specifier, url: found.url });
  if (!isTheirs(found.url)) return found;
  LOADED.add(found.url);
  return found.url.endsWith('.ts') ? { ...found, format: 'module-typescript' } : found;
};
