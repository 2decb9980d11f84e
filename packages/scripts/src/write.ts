import type { Script, ScriptEntry } from './script.ts';

const item = (entry: ScriptEntry): unknown => {
  switch (entry.kind) {
    case 'official':
      return entry.reworded ?? entry.id;
    case 'homebrew':
      return entry.record;
    case 'unknown':
      return entry.written;
  }
};

/**
 * The list that the community's tools read: `_meta` first, official characters by their id (in full where their
 * author changed the ability), homebrew in full.
 */
export function scriptItems(script: Script): readonly unknown[] {
  return [...(script.meta === null ? [] : [script.meta]), ...script.entries.map(item)];
}

/** The script as a file for the community's tools. Reading it again gives the same script. */
export function writeScript(script: Script): string {
  return `${JSON.stringify(scriptItems(script), null, 2)}\n`;
}
