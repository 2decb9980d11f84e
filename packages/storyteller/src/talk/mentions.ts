import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import type { SeatId, ViewSeat } from '@belfry/engine';
import { UNDERSTANDING } from '../../../../languages/every/storyteller/understanding.ts';
import type { Understanding } from './understand.ts';

/** Somebody or something that a text names, and where. */
export type Mention = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'yes'; readonly yes: boolean }
  | { readonly kind: 'night'; readonly night: number }
);

type Named = Mention extends infer One ? (One extends Mention ? Omit<One, 'at' | 'end'> : never) : never;

/** Whatever is spoken at the table, people type what they like. */
export const LANGUAGES: readonly Understanding[] = Object.values(UNDERSTANDING);
const SPOKEN = Object.keys(UNDERSTANDING) as (keyof typeof UNDERSTANDING)[]; // a catalogue has its own languages as keys

/** As it is compared, letter by letter: nobody types capitals or every dot where they belong. */
const plain = (text: string): string => text.toLowerCase().replace(/\p{L}/gu, (letter) => letter.normalize('NFD')[0]!);

/** A name as it is looked for: whole words, in any case, and declined where that is done. */
function pattern(name: string): string {
  const words = name.toLowerCase().split(/[\s_-]+/u);
  return words.map(wordPattern).join('[\\s_-]*');
}

function wordPattern(word: string): string {
  const declines = LANGUAGES.flatMap((language) => language.declines ?? []).find(({ names }) => names.test(word));
  if (declines === undefined) return escaped(plain(word)).replace(/['’]/gu, "['’]?");
  return `${escaped(plain(word.replace(declines.ending, '')))}\\p{L}{0,3}`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');

function found(text: string, regexp: RegExp, named: (match: RegExpMatchArray) => Named | null): Mention[] {
  return [...text.matchAll(regexp)].flatMap((match) => {
    const one = named(match);
    return one === null ? [] : [{ ...one, at: match.index, end: match.index + match[0].length } as Mention];
  });
}

export const seatsIn = (text: string, seats: readonly Pick<ViewSeat, 'seat' | 'name'>[]): readonly Mention[] =>
  inOrder(seats.flatMap(({ seat, name }) => found(plain(text), whole(pattern(name)), () => ({ kind: 'seat', seat }))));

const sheets = new WeakMap<readonly Character[], readonly { readonly id: CharacterId; readonly regexp: RegExp }[]>();

/** By their names in every language, and by their ids. */
function namesOn(sheet: readonly Character[]) {
  const before = sheets.get(sheet);
  if (before !== undefined) return before;
  const names = sheet.map(({ id, name }) => {
    const all = [id, name, ...SPOKEN.flatMap((lang) => almanac(lang).characters.get(id)?.name ?? [])];
    return { id, regexp: whole([...new Set(all.map(pattern))].join('|')) };
  });
  sheets.set(sheet, names);
  return names;
}

/** All that is named, in the order of the words. Where two share words, as "Scarlet Woman" and a "Woman", the longer is meant. */
export function mentionsIn(
  text: string,
  seats: readonly Pick<ViewSeat, 'seat' | 'name'>[],
  sheet: readonly Character[],
): readonly Mention[] {
  const words = plain(text);
  return inOrder([
    ...seatsIn(text, seats),
    ...namesOn(sheet).flatMap(({ id, regexp }) => found(words, regexp, () => ({ kind: 'character', character: id }))),
    ...LANGUAGES.flatMap((language) => [
      ...found(words, language.night, ([, night, ordinal]) => nightOf(night ?? ordinal ?? '', language)),
      ...found(words, whole(language.yes.source), () => ({ kind: 'yes', yes: true })),
      ...found(words, whole(language.no.source), () => ({ kind: 'yes', yes: false })),
      ...language.numbers.flatMap((number, at) =>
        found(words, whole(number.source), () => ({ kind: 'number', number: at })),
      ),
    ]),
    ...found(words, /(?<![\p{L}\p{N}])\d{1,2}(?![\p{L}\p{N}])/gu, ([digits]) => ({
      kind: 'number',
      number: Number(digits),
    })),
  ]);
}

function nightOf(written: string, { numbers }: Understanding): Named | null {
  const counted = numbers.findIndex((number) => number.test(written));
  const night = /^\d+$/.test(written) ? Number(written) : counted;
  return night < 1 ? null : { kind: 'night', night };
}

/** Without what lies within a longer one. */
function inOrder(mentions: readonly Mention[]): readonly Mention[] {
  const longest = [...mentions].sort((a, b) => b.end - b.at - (a.end - a.at));
  const kept: Mention[] = [];
  for (const one of longest) if (!kept.some((other) => one.at < other.end && other.at < one.end)) kept.push(one);
  return kept.sort((a, b) => a.at - b.at);
}
