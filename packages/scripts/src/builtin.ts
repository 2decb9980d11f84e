import { builtinScripts } from '@belfry/almanac';
import { scriptFrom } from './read/read.ts';
import type { Script } from './script.ts';

/** The names under which `builtinScript` finds what comes with Belfry. */
export const BUILTIN_NAMES: readonly string[] = Object.keys(builtinScripts);

/** A script that comes with Belfry, or null. */
export function builtinScript(name: string): Script | null {
  const items = Object.hasOwn(builtinScripts, name) ? builtinScripts[name] : undefined;
  return items === undefined ? null : scriptFrom(items);
}
