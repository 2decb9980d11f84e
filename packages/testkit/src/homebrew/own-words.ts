import { registerHooks } from 'node:module';

const FOLDERS = new Set<string>();

/**
 * Files of the folder may lie anywhere and have no `node_modules` above them: `@belfry/…` is this Belfry, the same
 * modules that play the game, and whatever lies there is TypeScript.
 */
export function lendWordsTo(folder: string): void {
  const isFirst = FOLDERS.size === 0;
  FOLDERS.add(folder);
  if (isFirst) registerHooks({ resolve });
}

const isTheirs = (url: string | undefined): boolean => [...FOLDERS].some((folder) => url?.startsWith(folder) === true);

const resolve: NonNullable<Parameters<typeof registerHooks>[0]['resolve']> = (specifier, context, next) => {
  const asks = specifier.startsWith('@belfry/') && isTheirs(context.parentURL);
  const found = next(specifier, asks ? { ...context, parentURL: import.meta.url } : context);
  return isTheirs(found.url) && found.url.endsWith('.ts') ? { ...found, format: 'module-typescript' } : found;
};
