import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../shared/reference/scripts/', import.meta.url);

/** The community scripts beside the repository, where they are at hand. */
export const referenceScripts: readonly (readonly [file: string, text: string])[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const)
  : [];

export function fixture(file: string): string {
  return readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8');
}
