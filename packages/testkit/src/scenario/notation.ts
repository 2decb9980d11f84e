import { type Almanac, almanac } from '@belfry/almanac';
import { type SeatId, TABLE } from '@belfry/engine';

/** How names and characters are written in scenario files. */
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

/** Who is meant where the Storyteller is nominated, or chooses for an ability of their own. */
const STORYTELLER = 'Storyteller';

const isStoryteller = (name: unknown): boolean => name === STORYTELLER || name === STORYTELLER.toLowerCase();

export const namesOf = (players: readonly string[], homebrew: readonly string[] = []): Names => ({
  homebrew,
  seat: (name) => {
    const at = players.indexOf(String(name));
    if (at >= 0) return at;
    return isStoryteller(name) ? TABLE : null;
  },
  name: (seat) => (seat === TABLE ? STORYTELLER : (players[seat] ?? `seat ${seat}`)),
  all: players,
  unknown: (name) =>
    players.includes(String(name)) || isStoryteller(name)
      ? null
      : `there is no player ${quoted(name)}. Players: ${players.join(', ')}.`,
});

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** By almanac: somebody's own characters may be bound in after this module was loaded. */
const spellings = new WeakMap<Almanac, ReadonlyMap<string, string>>();

function idsBySpelling(): ReadonlyMap<string, string> {
  const book = almanac();
  const known = spellings.get(book);
  if (known !== undefined) return known;
  const ids = new Map(
    [...book.characters.values()].flatMap(({ id, name }) => [
      [squeeze(id), id],
      [squeeze(name), id],
    ]),
  );
  spellings.set(book, ids);
  return ids;
}

/** `fortuneteller`, `Fortune Teller` and `fortune-teller` are the same character; homebrew keeps its id. */
export const characterId = (text: string): string => idsBySpelling().get(squeeze(text)) ?? text;

export const isCharacter = (text: string, { homebrew }: Pick<Names, 'homebrew'>): boolean =>
  idsBySpelling().has(squeeze(text)) || homebrew.includes(text);

/** A value as it was written, for messages. */
const quoted = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** "There is no such character", and which one may have been meant. */
export function noSuchCharacter(written: unknown): string {
  const text = String(written);
  const near = [...idsBySpelling()].find(([spelling]) => distance(spelling, squeeze(text)) <= 2)?.[1];
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

const YES = new Set<unknown>([true, 'yes', 'true', 'nod']);
const NO = new Set<unknown>([false, 'no', 'false', 'shake']);
const small = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

export const isYes = (value: unknown): boolean => YES.has(small(value));
export const isNo = (value: unknown): boolean => NO.has(small(value));
/** Why something is neither yes nor no, or null when it is. */
export const neitherYesNorNo = (value: unknown): string | null =>
  isYes(value) || isNo(value) ? null : `this is yes or no, not ${JSON.stringify(value)}`;

/** `Red Herring`, `red herring` and `red-herring` are the same token. */
export const reminderKind = (text: string): string => text.toLowerCase().replace(/[\s_]+/g, '-');
