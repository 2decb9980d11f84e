import { almanac, type Character, isPublishedWording } from '@belfry/almanac';
import { THE_FILE } from '../place.ts';
import type { Script, ScriptEntry, ScriptMeta } from '../script.ts';
import { ScriptReadError } from './error.ts';
import { homebrewCharacter, homebrewRecord, teamNamed } from './homebrew.ts';
import { jsonTrouble } from './json-trouble.ts';
import { entriesIn, excerpt, MOST_ENTRIES, MOST_ITEMS, MOST_LETTERS, tooDeep } from './limits.ts';
import { officialId } from './spelling.ts';
import { difficultyTagsFrom, tagsGiven, withAuthorsWord } from './tags.ts';
import { type ReadFacts, trouble } from './trouble.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function metaFrom(item: Record<string, unknown>, index: number): ScriptMeta {
  const check = (field: string, fits: (value: unknown) => boolean, kind: ReadFacts['must-be']['kind']) => {
    if (item[field] !== undefined && item[field] !== null && !fits(item[field])) {
      throw new ScriptReadError({ at: 'field', index, field, meta: true }, { code: 'must-be', facts: { kind } });
    }
  };
  const isText = (value: unknown) => typeof value === 'string';
  const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
  for (const field of ['name', 'author', 'logo', 'background', 'almanac']) check(field, isText, 'text');
  for (const field of ['bootlegger', 'firstNight', 'otherNight']) check(field, areTexts, 'texts');
  check('hideTitle', (value) => typeof value === 'boolean', 'yes-or-no');
  check('tags', isObject, 'tags-by-id');
  for (const tags of Object.values(item.tags ?? {})) {
    difficultyTagsFrom(tags, (why) => {
      throw new ScriptReadError({ at: 'field', index, field: 'tags', meta: true }, why);
    });
  }
  const given = Object.entries(item).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), id: '_meta' };
}

/**
 * Whether an object only repeats an official character: other tools write out all fields.
 * One that moves an official character to another team is a character of its own.
 */
function repeatsOfficial(item: Record<string, unknown>, official: Character): boolean {
  return item.team === undefined || (typeof item.team === 'string' && teamNamed(item.team) === official.team);
}

function entryFrom(item: unknown, index: number): ScriptEntry {
  if (typeof item === 'string') {
    const id = officialId(item);
    return id === null
      ? { kind: 'unknown', written: item, index }
      : { kind: 'official', id, written: item, reworded: null, index };
  }
  if (!isObject(item)) {
    throw new ScriptReadError(
      { at: 'item', index },
      { code: 'not-an-item', facts: { written: excerpt(JSON.stringify(item)) } },
    );
  }
  if (typeof item.id !== 'string' || item.id === '') {
    throw new ScriptReadError({ at: 'item', index }, trouble('no-id'));
  }
  const id = officialId(item.id);
  if (id !== null && repeatsOfficial(item, almanac().character(id))) {
    const changed = typeof item.ability === 'string' && !isPublishedWording(id, item.ability);
    return { kind: 'official', id, written: item.id, reworded: changed ? { ...item, id } : null, index };
  }
  const onlyId = Object.keys(item).length === 1;
  if (onlyId) return { kind: 'unknown', written: item.id, index };
  const record = homebrewRecord(item, index);
  return { kind: 'homebrew', id: record.id, record, index };
}

/** A script from the list that a community file holds. Throws `ScriptReadError`. */
export function scriptFrom(items: unknown): Script {
  if (!Array.isArray(items)) {
    throw new ScriptReadError(THE_FILE, trouble('not-a-list'));
  }
  if (items.length > MOST_ITEMS) {
    throw new ScriptReadError(THE_FILE, { code: 'too-many', facts: { items: items.length, most: MOST_ITEMS } });
  }
  let meta: ScriptMeta | null = null;
  const entries: ScriptEntry[] = [];
  let listed = 0;
  items.forEach((item: unknown, index) => {
    listed += entriesIn(item);
    if (listed > MOST_ENTRIES) {
      throw new ScriptReadError({ at: 'item', index }, { code: 'too-many-entries', facts: { most: MOST_ENTRIES } });
    }
    if (tooDeep(item)) throw new ScriptReadError({ at: 'item', index }, trouble('too-deep'));
    if (isObject(item) && typeof item.id === 'string' && /^_?meta$/i.test(item.id)) {
      if (meta !== null) throw new ScriptReadError({ at: 'item', index }, trouble('second-meta'));
      meta = metaFrom(item, index);
    } else entries.push(entryFrom(item, index));
  });
  return assemble(meta, entries);
}

function assemble(meta: ScriptMeta | null, entries: readonly ScriptEntry[]): Script {
  const characters = new Map<string, Character>();
  for (const entry of entries) {
    if (entry.kind === 'unknown' || characters.has(entry.id)) continue;
    characters.set(
      entry.id,
      entry.kind === 'official'
        ? almanac().character(entry.id)
        : homebrewCharacter(entry.record, withAuthorsWord(tagsGiven(entry.record, meta) ?? [])),
    );
  }
  return {
    name: meta?.name?.trim() || 'Untitled script',
    author: meta?.author?.trim() || null,
    meta,
    entries,
    characters: [...characters.values()],
  };
}

/** Reads a script file of the community's tools. Throws `ScriptReadError`, which names the place. */
export function readScript(text: string): Script {
  if (text.length > MOST_LETTERS) {
    throw new ScriptReadError(THE_FILE, { code: 'too-long', facts: { letters: text.length, most: MOST_LETTERS } });
  }
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.trim() === '') throw new ScriptReadError(THE_FILE, trouble('empty'));
  let items: unknown;
  try {
    items = JSON.parse(clean);
  } catch {
    const found = jsonTrouble(clean);
    if (found === null) throw new ScriptReadError(THE_FILE, trouble('not-json'));
    throw new ScriptReadError({ at: 'text', line: found.line, column: found.column }, found.trouble);
  }
  return scriptFrom(items);
}
