import { existsSync, readFileSync } from 'node:fs';
import type { Character } from '@belfry/almanac';
import { almanac } from '@belfry/almanac';
import { ImpossibleBag } from '@belfry/engine';
import {
  BUILTIN_NAMES,
  bare,
  builtinScript,
  decodeScript,
  nearest,
  officialId,
  readScript,
  type Script,
  ScriptReadError,
} from '@belfry/scripts';
import { InputError, UsageError } from '../../command.ts';

/** The one FILE of a call; anything more or less is a mistake in the call. */
export function oneFile(positionals: readonly string[]): string {
  if (positionals.length === 0)
    throw new UsageError('which script? Name a file, a built-in script, or - for standard input.');
  if (positionals.length > 1)
    throw new UsageError(`one script at a time, please; "${positionals[1]}" is one too many.`);
  return positionals[0]!;
}

function contents(file: string): string {
  try {
    return decodeScript(readFileSync(file === '-' ? 0 : file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EISDIR') throw new InputError(`${file} is a folder, not a script.`);
    throw new InputError(`${file} cannot be read${code === null ? '' : ` (${code})`}.`);
  }
}

/** What the three editions are called for short. */
const SHORT: { readonly [name: string]: string } = {
  tb: 'trouble-brewing',
  bmr: 'bad-moon-rising',
  snv: 'sects-and-violets',
};

/** The script in a file, on standard input (`-`), or built in. A file wins over a built-in script of the same name. */
export function loadScript(file: string, lang = 'en'): Script {
  if (file !== '-' && !existsSync(file)) {
    const builtin = builtinScript(Object.hasOwn(SHORT, file) ? SHORT[file]! : file);
    if (builtin !== null) return builtin;
    const near = nearest(file, BUILTIN_NAMES.map(bare));
    const meant = BUILTIN_NAMES.find((name) => bare(name) === near);
    const hint = meant === undefined ? `Built-in scripts: ${BUILTIN_NAMES.join(', ')}.` : `Did you mean "${meant}"?`;
    throw new InputError(`there is no file or built-in script "${file}". ${hint}`);
  }
  const text = contents(file);
  try {
    return readScript(text);
  } catch (error) {
    if (error instanceof ScriptReadError) {
      throw new InputError(`${file === '-' ? 'standard input' : file}, ${error.told(lang)}`);
    }
    throw error;
  }
}

/** The same to be played: whoever is on it and known to nobody would be missing from every figure. */
export function loadPlayable(file: string): Script {
  const script = loadScript(file);
  const strangers = script.entries.flatMap((entry) => (entry.kind === 'unknown' ? [entry] : []));
  if (strangers.length === 0) return script;
  const said = strangers.map(({ written, index }) => {
    const near = nearest(bare(written), almanac().characters.keys());
    return `item ${index + 1}: nobody knows "${written}".${near === null ? '' : ` Did you mean "${near}"?`}`;
  });
  throw new InputError(`${file === '-' ? 'standard input' : file}, ${said.join('\n  ')}`);
}

/** Deals and plays; a script from which nothing can be dealt is the caller's to mend. */
export function dealing<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof ImpossibleBag) throw new InputError(error.message);
    throw error;
  }
}

/** Characters by id or name, from the script first (its homebrew has no other home), then from the almanac. */
export function charactersNamed(names: readonly string[], script: Script | null): Character[] {
  return names.map((name) => {
    const ours = script?.characters.find(
      (c) => c.id === name || bare(c.id) === bare(name) || bare(c.name) === bare(name),
    );
    if (ours !== undefined) return ours;
    const id = officialId(name);
    if (id !== null) return almanac().character(id);
    const near = nearest(name, almanac().characters.keys());
    throw new InputError(`nobody knows a character "${name}".${near === null ? '' : ` Did you mean "${near}"?`}`);
  });
}
