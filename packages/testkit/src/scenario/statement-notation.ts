import { isSuggested } from '@belfry/almanac';
import {
  type FieldKind,
  fieldsOf,
  type GrimoireToken,
  isStatement,
  isStatementKind,
  type Json,
  type ShownToken,
  STATEMENT_KINDS,
  type Statement,
  type StatementKind,
} from '@belfry/engine';
import { characterId, isCharacter, isNo, isYes, type Names, reminderKind } from './notation.ts';
import { inEnglish, LINES, writtenLine } from './statement-words.ts';

type Fields = { readonly [key: string]: unknown };
const isMap = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Words for actions and for nothing, which stand where statements may stand. */
const WORDS = new Set(['nothing', 'none', 'nominate', 'raise', 'lower', 'use', 'call-exile', 'nobody']);

/** The short names of fields: `{demon: Ann}`, `{grimoire: {…}}`, `{none: outsider}`. */
const SHORT: { readonly [written: string]: { readonly field: string; readonly kind?: StatementKind } } = {
  demon: { field: 'demons' },
  grimoire: { field: 'tokens', kind: 'grimoire' },
  none: { field: 'team', kind: 'none' },
};

/** What is said of one token in the Grimoire, besides its character. */
const TOKEN_PARTS = new Set(['alive', 'alignment', 'reminders', 'believes', 'character']);

const FIELDS: ReadonlySet<string> = new Set([
  ...STATEMENT_KINDS.flatMap((kind) => fieldsOf(kind).map(([field]) => field)),
  ...Object.keys(SHORT),
]);

/** What a line of text says, read as a statement of this kind; null when it is none. */
const readLine = (kind: StatementKind, text: string, names: Names): Fields | null =>
  LINES[kind].read(text, names) as Fields | null;

/** Why nobody could understand a written statement or option, or null: a misspelled name would make a "not" hold for ever. */
export function notUnderstood(written: unknown, names: Names): string | null {
  if (Array.isArray(written))
    return written.map((one) => notUnderstood(one, names)).find((why) => why !== null) ?? null;
  if (isMap(written)) return mapNotUnderstood(written, names);
  if (typeof written !== 'string' || WORDS.has(written) || isCharacter(written, names)) return null;
  if (written.endsWith(' dead')) return notUnderstood(written.slice(0, -5), names);
  if (STATEMENT_KINDS.some((kind) => readLine(kind, written, names) !== null)) return null;
  return `"${strangeIn(written, names)}" is neither a player (${names.all.join(', ')}) nor a character`;
}

/** The part of a sentence that nobody knows. */
function strangeIn(written: string, names: Names): string {
  const [, who, what] = /^(.+?) is (?:(?:the|an?) )?(.+)$/i.exec(written) ?? [];
  if (who === undefined || what === undefined) return written;
  const known = (part: string) =>
    names.seat(part) !== null ||
    isCharacter(part, names) ||
    /^(?:the )?(townsfolk|outsider|minion|demon|good|evil|winning|in play)$/i.test(part);
  return [...who.split(/ or /i), ...what.split(/ or (?:the )?/i)].find((part) => !known(part)) ?? written;
}

function mapNotUnderstood(written: Fields, names: Names): string | null {
  if ('says' in written && !isStatementKind(written.says)) {
    return `"${String(written.says)}" is no kind of statement. Kinds: ${STATEMENT_KINDS.join(', ')}`;
  }
  for (const [key, value] of Object.entries(written)) {
    if (key === 'says' || key === 'text') continue;
    if (key === 'grimoire' || key === 'tokens') {
      const why = grimoireNotUnderstood(value, names);
      if (why !== null) return why;
      continue;
    }
    const why = wordOfField(value) ? null : notUnderstood(value, names);
    if (why !== null) return why;
    if (!FIELDS.has(key) && key !== 'two' && names.seat(key) === null) return `"${key}" is not part of any statement`;
  }
  return null;
}

/** What a field may hold besides names and characters. */
const wordOfField = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(townsfolk|outsider|minion|demon|traveller|fabled|loric|good|evil|cold|warm|hot|bingo|yes|no|unknown)$/.test(value);

function grimoireNotUnderstood(value: unknown, names: Names): string | null {
  if (!isMap(value)) return null;
  for (const [name, token] of Object.entries(value)) {
    if (names.seat(name) === null && !FIELDS.has(name) && !TOKEN_PARTS.has(name))
      return `"${name}" is not part of any statement`;
    if (!isMap(token)) {
      const why = notUnderstood(token, names);
      if (why !== null) return why;
      continue;
    }
    for (const [part, said] of Object.entries(token)) {
      if (!TOKEN_PARTS.has(part)) return `"${part}" is not part of any statement`;
      const why = part === 'character' || part === 'believes' ? notUnderstood(said, names) : null;
      if (why !== null) return why;
    }
  }
  return null;
}

/** Whether a statement is what the author wrote: `1`, `yes`, `chef`, `Ann or Ben is the Chef`, `{minions: [Ann]}`. */
export function says(written: unknown, statement: Statement, names: Names): boolean {
  const { says: kind } = statement;
  const actual = statement as unknown as { readonly [field: string]: Json };
  if (isMap(written)) return mapSays(written, statement, names);
  if (Array.isArray(written))
    return kind === 'characters' && fieldSays('characters', written, actual.characters!, names);
  if (kind === 'text') return inEnglish(statement.text, names) === written;
  const read = readLine(kind, lineOf(written), names);
  if (read === null) return false;
  return fieldsOf(kind).every(
    ([field, holds]) => !(field in read) || sameValue(holds, read[field] as Json, actual[field]!),
  );
}

/** YAML gives numbers and truth values where a line has words. */
const lineOf = (written: unknown): string =>
  typeof written === 'boolean' ? (written ? 'yes' : 'no') : String(written);

/** Any part of a statement, in short or with `says`; `two: [one, another]` in any order of the two. */
function mapSays(written: Fields, statement: Statement, names: Names): boolean {
  if ('two' in written) {
    if (statement.says !== 'two') return false;
    const [a, b] = listed(written.two);
    const both = (first: Statement, second: Statement) => says(a, first, names) && says(b, second, names);
    return both(statement.first, statement.second) || both(statement.second, statement.first);
  }
  const actual = statement as unknown as { readonly [field: string]: Json };
  const fields: ReadonlyMap<string, FieldKind> = new Map(fieldsOf(statement.says));
  return Object.entries(written).every(([key, value]) => {
    if (key === 'says') return value === statement.says;
    const { field, kind } = SHORT[key] ?? { field: key };
    const holds = fields.get(field);
    if (holds === undefined || (kind !== undefined && kind !== statement.says)) return false;
    return fieldSays(holds, value, actual[field]!, names);
  });
}

/** Whether what was written in a field is what it holds. */
function fieldSays(holds: FieldKind, written: unknown, actual: Json, names: Names): boolean {
  if (holds === 'tokens') return tokensSay(written, actual as unknown as readonly ShownToken[], names);
  if (holds === 'statement') return isStatement(actual) && says(written, actual, names);
  if (holds === 'text' && isSuggested(actual)) return inEnglish(actual, names) === written;
  return sameValue(holds, fieldValue(holds, written, names), actual);
}

const SETS = new Set<FieldKind>(['seats', 'seats or null', 'characters', 'characters or null']);

/** Lists of players and characters are the same in any order. */
function sameValue(holds: FieldKind, a: Json, b: Json): boolean {
  if (!SETS.has(holds) || !Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** A field's value as the engine holds it: seats for names, ids for characters. */
function fieldValue(holds: FieldKind, written: unknown, names: Names): Json {
  switch (holds) {
    case 'seat':
    case 'seat or null':
      return names.seat(written) ?? (typeof written === 'number' ? written : null);
    case 'seats':
    case 'seats or null':
      return written === null
        ? null
        : listed(written).map((name) => names.seat(name) ?? (typeof name === 'number' ? name : -1));
    case 'character':
      return characterId(String(written));
    case 'characters':
    case 'characters or null':
      return written === null ? null : listed(written).map((id) => characterId(String(id)));
    case 'flag':
      return isYes(written) ? true : isNo(written) ? false : (written as Json);
    case 'answer':
      return typeof written === 'boolean' ? (written ? 'yes' : 'no') : (written as Json);
    case 'statement':
      return parseStatement(written, names) ?? (written as Json);
    case 'tokens':
      return tokensFrom(written, names);
    case 'alignment or null':
      return written === 'nobody' ? null : (written as Json);
    case 'number':
    case 'text':
    case 'team':
    case 'alignment':
    case 'warmth':
      return written as Json; // checked by the engine
  }
}

/**
 * Any part of the Grimoire: `{Ann: imp, Ben: chef dead}`, `{Ben: {character: chef, reminders: [poisoned]}}`, or `true`
 * for whatever it shows.
 */
function tokensSay(value: unknown, tokens: readonly ShownToken[], names: Names): boolean {
  if (!isMap(value)) return true;
  return Object.entries(value).every(([name, written]) => {
    const token = tokens.find((t) => t.seat === names.seat(name));
    if (token === undefined) return false;
    if (isMap(written)) return tokenSays(written, token);
    if (written === null) return token.character === null;
    const [, who, dead] = /^(.+?)( dead)?$/.exec(String(written)) ?? [];
    return token.character === characterId(who ?? '') && (dead === undefined || !token.alive);
  });
}

function tokenSays(written: Fields, token: ShownToken): boolean {
  return Object.entries(written).every(([part, value]) => {
    if (part === 'alive') return isYes(value) === token.alive;
    if (part === 'reminders') {
      const wanted = listed(value).map((kind) => reminderKind(String(kind)));
      const present = token.reminders.map(({ kind }) => kind);
      return wanted.length === 0 ? present.length === 0 : wanted.every((kind) => present.includes(kind));
    }
    if (part === 'character' || part === 'believes')
      return (value === null ? null : characterId(String(value))) === token[part];
    return part === 'alignment' && value === token.alignment;
  });
}

/** `{Ann: {character: imp, alignment: evil}, Ben: null}`: a Grimoire to show by hand; what is left out is as usual. */
function tokensFrom(written: unknown, names: Names): Json {
  if (!isMap(written)) return written as Json; // checked by the engine
  return Object.entries(written).map(([name, said]): { readonly [part in keyof GrimoireToken]: Json } => {
    const { character, alignment, alive, believes, reminders }: Fields = isMap(said) ? said : { character: said };
    return {
      seat: names.seat(name) ?? -1,
      character: character === null || character === undefined ? null : characterId(String(character)),
      alignment: (alignment ?? null) as Json,
      alive: alive === undefined || isYes(alive),
      believes: believes === null || believes === undefined ? null : characterId(String(believes)),
      reminders: listed(reminders ?? []).map((kind) => ({ kind: reminderKind(String(kind)), by: null })),
    };
  });
}

/** The statement that was written, or null when it is none: the first kind, in the order of the notation, that it can be. */
export function parseStatement(written: unknown, names: Names): Statement | null {
  if (Array.isArray(written)) return parseMap({ says: 'characters', characters: written }, names);
  if (isMap(written)) return parseMap(written, names);
  for (const kind of Object.keys(LINES) as StatementKind[]) {
    const read = readLine(kind, lineOf(written), names);
    const statement = read === null ? null : { says: kind, ...read };
    if (statement !== null && isStatement(statement)) return statement;
  }
  return null;
}

function parseMap(written: Fields, names: Names): Statement | null {
  if (Array.isArray(written.two))
    return parseMap({ says: 'two', first: written.two[0], second: written.two[1] }, names);
  const kinds = isStatementKind(written.says) ? [written.says] : 'says' in written ? [] : STATEMENT_KINDS;
  const given = Object.entries(written).filter(([key]) => key !== 'says');
  for (const kind of kinds) {
    const fields = fieldsOf(kind);
    const out: { [field: string]: Json } = { says: kind };
    const fits = given.every(([key, value]) => {
      const { field, kind: only } = SHORT[key] ?? { field: key };
      const holds = fields.find(([name]) => name === field)?.[1];
      if (holds === undefined || (only !== undefined && only !== kind)) return false;
      out[field] = fieldValue(holds, value, names);
      return true;
    });
    for (const [field, holds] of fields) if (holds.endsWith(' or null')) out[field] ??= null;
    if (fits && isStatement(out)) return inOrder(out);
  }
  return null;
}

/** Its fields in the table's order: the same statement is the same text, however it was written. */
const inOrder = (statement: Statement): Statement => {
  const fields = fieldsOf(statement.says).map(([field]) => [field, statement[field as keyof Statement]]);
  return { says: statement.says, ...Object.fromEntries(fields) } as Statement; // the same fields
};

/** A statement in words, for failure messages. */
export const inWords = (statement: Statement, names: Names): string => writtenLine(statement, names);
