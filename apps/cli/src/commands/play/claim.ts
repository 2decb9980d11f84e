import { almanac, type Character, type CharacterId, type Offered } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { Claim, ClaimedInfo } from '@belfry/protocol';
import { bare } from '@belfry/scripts';
import { couldLearn, fits, learningNights, type Situation, type Told } from '@belfry/storyteller';
import { seatCalled } from './seats.ts';
import { WORDS } from './words.ts';

/** What was typed after "claim": a character, and what one says to have learned. A text says what is wrong with it. */
export function parseClaim(
  text: string,
  situation: Situation,
  names: readonly string[],
  lang: Offered,
): Claim | { readonly problem: string } {
  const { board, seat } = situation;
  const words = WORDS[lang];
  const typed = text
    .replace(/[.!?]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !FILLER.has(word.toLowerCase()));
  const found = longestCharacter(typed, board.rules.sheet, lang);
  if (found === null) {
    return { problem: words.whichCharacter(board.rules.sheet.map((c) => nameOf(c, lang)).join(', ')) };
  }
  const { character, length } = found;
  const before = board.claimOf(seat);
  const learned: ClaimedInfo[] = before?.character === character.id ? [...before.learned] : [];
  const nights = learningNights(board, seat, character.id);
  const parts = typed.slice(length).join(' ').split(/[,;]/);
  for (const part of parts.map((p) => p.trim()).filter((p) => p !== '')) {
    const read = readPart(part, board.rules.sheet, names, lang, isNumber(character.id, situation));
    const night = read?.night ?? nights.find((n) => !learned.some((known) => known.night === n));
    if (read === null || night === undefined || !nights.includes(night)) {
      return { problem: nights.length === 0 ? words.learnsNothing(nameOf(character, lang)) : words.notLearned(part) };
    }
    const chosen = read.seats.slice(0, board.rules.cast.get(character.id)?.chooses?.size ?? 0);
    const info = couldLearn(board, seat, character.id, night, chosen).find((s) => fits(s, read));
    if (info === undefined) return { problem: words.notLearned(part) };
    const at = learned.findIndex((known) => known.night === night);
    learned.splice(at < 0 ? learned.length : at, at < 0 ? 0 : 1, { night, chosen, info });
  }
  learned.sort((a, b) => a.night - b.night);
  return { character: character.id, learned, suspects: [], trusts: [] };
}

const FILLER = new Set([
  'i',
  'am',
  'the',
  'and',
  'or',
  'is',
  'saw',
  'learned',
  'was',
  'about',
  'и',
  'или',
  'это',
  'вижу',
]);

interface Read extends Told {
  readonly night: number | null;
}

const YES = /^(yes|да)$/i;
const NO = /^(no|none|nobody|zero|нет|никого)$/i;

const nameOf = ({ id, name }: Character, lang: Offered): string => almanac(lang).characters.get(id)?.name ?? name;

/** The longest run of words from the first that names a character. */
function longestCharacter(
  words: readonly string[],
  sheet: readonly Character[],
  lang: Offered,
): { character: Character; length: number } | null {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const wanted = bare(
      words
        .slice(0, length)
        .join(' ')
        .replace(/[,;]+$/, ''),
    );
    const character = sheet.find((c) => [c.id, c.name, nameOf(c, lang)].some((name) => bare(name) === wanted));
    if (character !== undefined) return { character, length };
  }
  return null;
}

/** "1", "ada bruno chef", "3 4 yes", "night 2 no": the pieces of one night's information, or null. */
function readPart(
  part: string,
  sheet: readonly Character[],
  names: readonly string[],
  lang: Offered,
  countsThings: boolean,
): Read | null {
  const words = part.split(/\s+/);
  let night: number | null = null;
  let character: CharacterId | null = null;
  let number: number | null = null;
  let yes: boolean | null = null;
  const seats: SeatId[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (/^(night|ночь)$/i.test(word)) {
      night = Number.parseInt(words[++at] ?? '', 10);
      continue;
    }
    const named = longestCharacter(words.slice(at), sheet, lang);
    const seat = seatCalled(word, names);
    if (named !== null) {
      character = named.character.id;
      at += named.length - 1;
    } else if (countsThings && /^\d+$/.test(word)) number = Number(word);
    else if (YES.test(word)) yes = true;
    else if (NO.test(word)) yes = false;
    else if (seat !== null) seats.push(seat);
    else return null;
  }
  return Number.isNaN(night) ? null : { night, seats, character, number, yes };
}

const isNumber = (character: CharacterId, { board, seat }: Situation): boolean =>
  couldLearn(board, seat, character, 1, []).some((s) => s.says === 'number' || s.says === 'count-among');
