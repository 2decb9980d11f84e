import { almanac, type Lang, LOCALES } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { puzzles as en } from '../../../../languages/en/solver/puzzles.ts';
import { PUZZLES } from '../../../../languages/every/solver/puzzles.ts';
import { characterNamed } from '../puzzle/names.ts';
import type { Deduced, Finding } from './deduce.ts';
import type { Fact } from './facts.ts';
import type { FileItem, FileValue } from './file.ts';
import type { Refuted } from './refute.ts';

export type PuzzleKey = keyof typeof en;
export type PuzzleCatalogue = { readonly [key in PuzzleKey]: string };

/** A language, and who sits where. */
export interface PuzzleTongue {
  readonly lang: Lang;
  readonly words: PuzzleCatalogue;
  /** Who is spoken to. */
  readonly you: SeatId | null;
  name(seat: SeatId): string;
}

/** `names` are those of the seats; in puzzles the first is "You". */
export function puzzleTongue(lang: Lang, names: readonly string[], you: SeatId | null = 0): PuzzleTongue {
  const words = PUZZLES[lang];
  return { lang, words, you, name: (seat) => (seat === you ? words.you : (names[seat] ?? `${seat + 1}`)) };
}

type Gaps = { readonly [name: string]: string | number };
const fill = (text: string, gaps: Gaps): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (gaps[name] === undefined ? whole : String(gaps[name])));

export const sayPuzzle = ({ words }: PuzzleTongue, key: PuzzleKey, gaps: Gaps = {}): string => fill(words[key], gaps);

const isKey = (key: string): key is PuzzleKey => Object.hasOwn(en, key);

/** What of an item decides between two ways to tell it. */
const FLAGS = ['demon', 'same', 'clockwise', 'demon_voted', 'died'] as const;
const SEATS = /^(?:player\d?|target|choice|nominator|after_nominating|after_nominated_by)$/;

/** A piece of information or an event in one line. */
export function tellItem(item: FileItem, tongue: PuzzleTongue): string {
  const gaps = Object.fromEntries(
    Object.entries(item.args).map(([name, value]) => [name, tellValue(name, value, tongue)]),
  );
  return fill(tongue.words[keyOf(item, tongue.you)], gaps);
}

function keyOf({ type, args }: FileItem, you: SeatId | null): PuzzleKey {
  const flag = FLAGS.find((name) => typeof args[name] === 'boolean');
  const variant =
    flag !== undefined
      ? `${type}.${args[flag] === true ? 'yes' : 'no'}`
      : args.player1 === null
        ? `${type}.none`
        : args.after_nominating === true
          ? `${type}.nominating`
          : typeof args.after_nominated_by === 'number'
            ? `${type}.nominated`
            : type;
  const toYou = `${variant}.you`;
  if (you !== null && args.player === you && isKey(toYou)) return toYou;
  if (isKey(variant)) return variant;
  throw new RangeError(`There are no words for "${variant}".`);
}

function tellValue(name: string, value: FileValue | undefined, tongue: PuzzleTongue): string | number {
  if (Array.isArray(value)) return new Intl.ListFormat(LOCALES[tongue.lang]).format(value.map(tongue.name));
  if (typeof value === 'number') return SEATS.test(name) ? tongue.name(value) : value;
  return typeof value === 'string' ? nameOf(characterNamed(value, 'a puzzle').id, tongue.lang) : '';
}

const nameOf = (id: string, lang: Lang): string => almanac(lang).characters.get(id)?.name ?? id;

export function tellFinding(finding: Finding, tongue: PuzzleTongue): string {
  const character = 'character' in finding ? nameOf(finding.character, tongue.lang) : '';
  if (!('seat' in finding)) return sayPuzzle(tongue, finding.type, { character });
  const key = finding.seat === tongue.you ? (`${finding.type}.you` as const) : finding.type;
  return sayPuzzle(tongue, key, { character, player: tongue.name(finding.seat) });
}

/** One step of a solution in one sentence: what follows, and what would be without an explanation otherwise. */
export function tellDeduced({ finding, because }: Deduced, tongue: PuzzleTongue): string {
  const told = tellFinding(finding, tongue);
  if (because.length === 0) return sayPuzzle(tongue, 'because.0', { finding: told });
  return sayPuzzle(tongue, 'because.1', { finding: told, sayings: tellSayings(because, tongue) });
}

/** "What Ann says about night 1 and what Ben says about night 2". */
export function tellSayings(facts: readonly Fact[], tongue: PuzzleTongue): string {
  const sayings = facts.map(({ seat, time, at }) =>
    sayPuzzle(tongue, seat === tongue.you ? `saying.${time}.you` : `saying.${time}`, {
      player: tongue.name(seat),
      n: at,
    }),
  );
  return new Intl.ListFormat(LOCALES[tongue.lang]).format([...new Set(sayings)]);
}

/** Why a guess cannot be, in one sentence. */
export function tellRefuted(refuted: Refuted, tongue: PuzzleTongue): string {
  if (refuted.by === 'set-up') return sayPuzzle(tongue, 'refuted.set-up');
  if (refuted.facts.length === 0) return sayPuzzle(tongue, 'refuted.seen');
  return sayPuzzle(tongue, 'refuted.facts', { sayings: tellSayings(refuted.facts, tongue) });
}
