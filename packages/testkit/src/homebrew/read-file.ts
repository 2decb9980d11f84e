import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { OwnEntry } from '@belfry/almanac';
import type { OwnJinx } from '@belfry/characters';
import type { CharacterDefinition } from '@belfry/engine';
import { entryTroubles } from './check-entry.ts';
import { Source } from './source.ts';

/** A character of the folder, each part of it looked at. */
export interface OwnFile {
  readonly id: string;
  readonly source: Source;
  readonly definition: CharacterDefinition;
  readonly entry: OwnEntry;
  readonly jinxes: readonly OwnJinx[];
}

/** The character in a file, or what is wrong with it. */
export async function readOwnFile(path: string, id: string, ids: readonly string[]): Promise<OwnFile | string[]> {
  const source = new Source(path, readFileSync(path, 'utf8'));
  if (!/^[a-z][a-z0-9]*$/.test(id))
    return [`${path}:1: "${id}" is no id: a file is named by its character's, in small letters without spaces.`];
  const url = pathToFileURL(path).href;
  let found: Record<string, unknown>;
  try {
    found = await import(/* @vite-ignore */ url);
  } catch (error) {
    return [importTrouble(error, source, url)];
  }
  const { entry, jinxes = [] } = found;
  const definition = found[id];
  const troubles = [
    ...definitionTroubles(definition, id, ids, source),
    ...entryTroubles(entry, source),
    ...jinxTroubles(jinxes, id, source),
  ];
  if (troubles.length > 0) return troubles;
  // All parts were looked at above.
  return { id, source, ...({ definition, entry, jinxes } as Pick<OwnFile, 'definition' | 'entry' | 'jinxes'>) };
}

function importTrouble(error: unknown, source: Source, url: string): string {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const said = message.replace(/\.+$/, '').replaceAll('\n', ' ');
  // Where the file itself cannot be read, its stack begins with the place; where its code throws, with the error's name.
  const isUnread = error instanceof SyntaxError && !stack.startsWith(error.name);
  return source.threw(error, url, `${isUnread ? 'this is not TypeScript' : 'this throws'}: ${said}.`);
}

function definitionTroubles(definition: unknown, id: string, ids: readonly string[], source: Source): string[] {
  if (typeof definition !== 'object' || definition === null || !('id' in definition))
    return [
      source.says(/\bcharacter\(/, `it exports no "${id}"; write: export const ${id} = character('${id}', { … }).`),
    ];
  if (definition.id === id) return [];
  const twice = ids.includes(String(definition.id)) ? ` "${definition.id}" is defined in ${definition.id}.ts.` : '';
  return [source.says(/\bcharacter\(/, `this is named "${definition.id}", and its file "${id}".${twice}`)];
}

function jinxTroubles(jinxes: unknown, id: string, source: Source): string[] {
  const wrong = (sentence: string) => [source.says(/\bjinxes\b/, sentence)];
  if (!Array.isArray(jinxes)) return wrong('"jinxes" is a list of { definition: jinx(one, other, { … }), rule }.');
  return jinxes.flatMap((one: Partial<OwnJinx> | null) => {
    const between = one?.definition?.between;
    if (!Array.isArray(between)) return wrong('a jinx needs a "definition": jinx(one, other, { … }).');
    if (!between.includes(id))
      return wrong(`a jinx between "${between.join('" and "')}" belongs into one of their files.`);
    if (typeof one?.rule !== 'string' || one.rule.trim() === '') return wrong('a jinx needs its "rule" in words.');
    return [];
  });
}
