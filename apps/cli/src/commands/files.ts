import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { InputError } from '../command.ts';

/** What stands in a file, or on standard input (`-`). */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read "${path}": ${reason(error)}`);
  }
}

/** A reader never sees half a file. */
export function writeFile(path: string, text: string): void {
  try {
    // Something other than a file (/dev/stdout, a pipe) is written to, not replaced.
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
    const draft = isFile ? `${path}.part` : path;
    writeFileSync(draft, text);
    if (isFile) renameSync(draft, path);
  } catch (error) {
    throw new InputError(`cannot write "${path}": ${reason(error)}`);
  }
}

/** What usually goes wrong, in plain words; anything else as the system puts it. */
function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'there is no such file or folder.';
  if (code === 'EISDIR') return 'it is a folder.';
  return error instanceof Error ? error.message : String(error);
}
