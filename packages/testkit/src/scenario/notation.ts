import { almanac } from '@belfry/almanac';
import type { GrimoireToken, Json, SeatId, Statement } from '@belfry/engine';

/** How names, characters and statements are written in scenario files. */
export interface Names {
  /** Characters that only this scenario's script knows. */
  readonly homebrew: readonly string[];
  /** The seat of a player, or null. */
  seat(name: unknown): SeatId | null;
  name(seat: SeatId): string;
  readonly all: readonly string[];
  /** Why there is nobody of that name, in words, or null when there is. */
  unknown(name: unknown): string | null;
}

export const namesOf = (players: readonly string[], homebrew: readonly string[] = []): Names => ({
  homebrew,
  seat: (name) => {
    const at = players.indexOf(String(name));
    return at < 0 ? null : at;
  },
  name: (seat) => players[seat] ?? `seat ${seat}`,
  all: players,
  unknown: (name) =>
    players.includes(String(name)) ? null : `there is no player ${quoted(name)}. Players: ${players.join(', ')}.`,
});

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const idsBySpelling = new Map<string, string>();
for (const { id, name } of almanac().characters.values()) {
  idsBySpelling.set(squeeze(id), id);
  idsBySpelling.set(squeeze(name), id);
}

/** `fortuneteller`, `Fortune Teller` and `fortune-teller` are the same character; homebrew keeps its id. */
export const characterId = (text: string): string => idsBySpelling.get(squeeze(text)) ?? text;

export const isCharacter = (text: string, { homebrew }: Pick<Names, 'homebrew'>): boolean =>
  idsBySpelling.has(squeeze(text)) || homebrew.includes(text);

/** A value as it was written, for messages. */
const quoted = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** "There is no such character", and which one may have been meant. */
export function noSuchCharacter(written: unknown): string {
  const text = String(written);
  const near = [...idsBySpelling].find(([spelling]) => distance(spelling, squeeze(text)) <= 2)?.[1];
  return `there is no character ${quoted(written)}${near === undefined ? '' : `. Did you mean "${near}"?`}`;
}

/** How many letters have to be changed, added or left out to get from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** `Ann or Ben is the Chef`. */
const PAIR = /^(.+?) or (.+?) is (?:(?:the|an?) )?(.+)$/i;

const WORDS = new Set([
  'nothing',
  'none',
  'yes',
  'no',
  'nod',
  'shake',
  'nominate',
  'raise',
  'lower',
  'use',
  'call-exile',
  'nobody',
]);

/** What in a written statement or option nobody could know, or null: a misspelled name would make a "not" hold for ever. */
export function notUnderstood(written: unknown, names: Names): string | null {
  if (Array.isArray(written))
    return written.map((one) => notUnderstood(one, names)).find((why) => why !== null) ?? null;
  if (written !== null && typeof written === 'object') {
    if ('text' in written) return null;
    for (const [key, value] of Object.entries(written)) {
      if (TOKEN_PARTS.has(key)) continue;
      const why =
        notUnderstood(value, names) ??
        (PARTS.has(key) || names.seat(key) !== null ? null : `"${key}" is not part of any statement`);
      if (why !== null) return why;
    }
    return null;
  }
  if (typeof written === 'string' && written.endsWith(' dead')) return notUnderstood(written.slice(0, -5), names);
  if (typeof written !== 'string' || WORDS.has(written) || names.seat(written) !== null || isCharacter(written, names))
    return null;
  if (/^no (townsfolk|outsider|minion|demon)$/.test(written)) return null;
  const pair = PAIR.exec(written);
  const parts =
    pair === null ? null : pair.slice(1).find((part) => names.seat(part) === null && !isCharacter(part, names));
  if (pair !== null && parts === undefined) return null;
  return `"${parts ?? written}" is neither a player (${names.all.join(', ')}) nor a character`;
}

const PARTS = new Set([
  'players',
  'character',
  'believes',
  'minions',
  'demon',
  'demons',
  'bluffs',
  'grimoire',
  'number',
  'yes',
  'player',
  'none',
]);

/** What is said of one token in the Grimoire, besides its character. */
const TOKEN_PARTS = new Set(['alive', 'alignment', 'reminders']);

const YES = new Set<unknown>([true, 'yes', 'true', 'nod']);
const NO = new Set<unknown>([false, 'no', 'false', 'shake']);
const small = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

export const isYes = (value: unknown): boolean => YES.has(small(value));
export const isNo = (value: unknown): boolean => NO.has(small(value));
/** Why something is neither yes nor no, or null when it is. */
export const neitherYesNorNo = (value: unknown): string | null =>
  isYes(value) || isNo(value) ? null : `this is yes or no, not ${JSON.stringify(value)}`;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether a statement is what the author wrote: `1`, `yes`, `chef`, `none`, `Ann or Ben is the Chef`, `{minions: [Ann]}`. */
export function says(written: unknown, statement: Statement, names: Names): boolean {
  if (typeof written === 'number') return 'number' in statement && statement.number === written;
  if (isYes(written)) return 'yes' in statement && statement.yes;
  if (isNo(written)) return 'yes' in statement && !statement.yes;
  if (typeof written === 'string') return saysInWords(written, statement, names);
  if (written === null || typeof written !== 'object') return false;
  return Object.entries(written).every(([part, value]) => partSays(part, value, statement, names));
}

function saysInWords(written: string, statement: Statement, names: Names): boolean {
  if ('none' in statement) return written === 'none' || written === `no ${statement.none}`;
  if ('text' in statement) return statement.text === written;
  const pair = PAIR.exec(written);
  if (pair !== null) {
    const [, a, b, character] = pair;
    return partSays('players', [a, b], statement, names) && partSays('character', character, statement, names);
  }
  if ('player' in statement) return names.seat(written) === statement.player;
  return 'character' in statement && !('players' in statement) && statement.character === characterId(written);
}

function partSays(part: string, value: unknown, statement: Statement, names: Names): boolean {
  const key = part === 'demon' ? 'demons' : part;
  const actual = (statement as { readonly [key: string]: Json })[key];
  if (key === 'grimoire') return grimoireSays(value, statement, names);
  if (actual === undefined) return false;
  if (key === 'players' || key === 'minions' || key === 'demons') {
    const wanted = listed(value).map((name) => names.seat(name));
    return sameSet(wanted, actual as readonly number[]);
  }
  if (key === 'bluffs')
    return sameSet(
      listed(value).map((id) => characterId(String(id))),
      actual as readonly string[],
    );
  if (key === 'character') return characterId(String(value)) === actual;
  if (key === 'yes') return actual === isYes(value);
  return actual === value;
}

/**
 * Any part of the Grimoire: `{Ann: imp, Ben: chef dead}`, `{Ben: {character: chef, reminders: [poisoned]}}`, or `true`
 * for whatever it shows.
 */
function grimoireSays(value: unknown, statement: Statement, names: Names): boolean {
  if (!('grimoire' in statement)) return false;
  if (value === true || value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([name, character]) => {
    const token = statement.grimoire.find((t) => t.seat === names.seat(name));
    if (token !== undefined && character !== null && typeof character === 'object') return tokenSays(character, token);
    const [, who, dead] = /^(.+?)( dead)?$/.exec(String(character)) ?? [];
    return token !== undefined && token.character === characterId(who ?? '') && (dead === undefined || !token.alive);
  });
}

function tokenSays(written: object, token: GrimoireToken): boolean {
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

/** `Red Herring`, `red herring` and `red-herring` are the same token. */
export const reminderKind = (text: string): string => text.toLowerCase().replace(/[\s_]+/g, '-');

const sameSet = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item as never));

/** A statement in words, for failure messages. */
export function inWords(statement: Statement, names: Names): string {
  if ('number' in statement) return String(statement.number);
  if ('yes' in statement) return statement.yes ? 'yes' : 'no';
  if ('players' in statement) return `${statement.players.map(names.name).join(' or ')} is ${statement.character}`;
  if ('character' in statement) return statement.character;
  if ('none' in statement) return `no ${statement.none}`;
  if ('player' in statement) return names.name(statement.player);
  if ('grimoire' in statement) {
    return `grimoire {${statement.grimoire.map((t) => `${names.name(t.seat)}: ${t.character}`).join(', ')}}`;
  }
  if ('bluffs' in statement) return `minions [${statement.minions.map(names.name)}], bluffs [${statement.bluffs}]`;
  if ('minions' in statement)
    return `demon [${statement.demons.map(names.name)}], minions [${statement.minions.map(names.name)}]`;
  if ('demons' in statement) return `demon [${statement.demons.map(names.name)}]`;
  return statement.text;
}
