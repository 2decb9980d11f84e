import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { type Lang, PHRASES, type Phrases } from './phrase.ts';
import type { Because, Remark } from './utterance.ts';

/** Whom and what the words can be about. */
export interface Hearing {
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly sheet: readonly Character[];
}

/**
 * What `phrase` made of an opinion or a plan, taken back out of the words: where only text travels between bots, they
 * still understand one another. Null for anything else.
 */
export function recognise(text: string, from: SeatId, hearing: Hearing): Remark | null {
  for (const lang of Object.keys(PHRASES) as Lang[]) {
    const found = remarkIn(text, from, PHRASES[lang], new Ear(hearing, lang));
    if (found !== null) return found;
  }
  return null;
}

class Ear {
  readonly #hearing: Hearing;
  readonly #lang: Lang;
  constructor(hearing: Hearing, lang: Lang) {
    this.#hearing = hearing;
    this.#lang = lang;
  }
  seat(name: string | undefined): SeatId | null {
    return this.#hearing.seats.find((s) => s.name === name)?.seat ?? null;
  }
  character(name: string | undefined): CharacterId | null {
    const called = ({ id, name: own }: Character) => almanac(this.#lang).characters.get(id)?.name ?? own;
    return this.#hearing.sheet.find((c) => called(c) === name)?.id ?? null;
  }
}

/** The values of a pattern's slots, or null when the text was not made of it. */
function slots(pattern: string, text: string): Readonly<Record<string, string>> | null {
  const source = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)');
  const match = new RegExp(`^${source}$`, 'u').exec(text);
  return match === null ? null : (match.groups ?? {});
}

function remarkIn(text: string, from: SeatId, words: Phrases, ear: Ear): Remark | null {
  if (words.plead.includes(text)) return { say: 'plead' };
  for (const say of ['accuse', 'vouch'] as const) {
    for (const pattern of words[say]) {
      const found = slots(pattern, text);
      const seat = ear.seat(found?.name);
      const because = found === null ? null : becauseIn(found.because ?? '', from, words, ear);
      if (seat !== null && because !== null) return { say, seat, because };
    }
  }
  for (const pattern of words.plan) {
    const found = slots(pattern, text);
    const bluffs = found?.plan?.split(', ').flatMap((part) => {
      const [name, called] = part.split(': ');
      const seat = ear.seat(name);
      const character = ear.character(called);
      return seat === null || character === null ? [] : [{ seat, character }];
    });
    if (bluffs !== undefined && bluffs.length > 0) return { say: 'plan', bluffs };
  }
  return null;
}

function becauseIn(text: string, from: SeatId, words: Phrases, ear: Ear): Because | null {
  // Which ability they go by is theirs to tell, so it cannot be heard here.
  if (text === words.ownReason) return { why: 'told', by: from, character: '' };
  const clash = slots(words.ownClash, text);
  if (clash !== null) return { why: 'clash', with: from, character: ear.character(clash.character) ?? '' };
  for (const [why, pattern] of Object.entries(words.because) as [Because['why'], string][]) {
    const found = slots(pattern, text);
    if (found !== null) return reasonOf(why, found, ear);
  }
  return null;
}

function reasonOf(why: Because['why'], found: Readonly<Record<string, string>>, ear: Ear): Because | null {
  const seat = ear.seat(found.with ?? found.by ?? found.nominee);
  const character = ear.character(found.character);
  switch (why) {
    case 'clash':
      return seat === null || character === null ? null : { why, with: seat, character };
    case 'told':
    case 'cleared':
      return seat === null || character === null ? null : { why, by: seat, character };
    case 'left-alive':
      return character === null ? null : { why, character };
    case 'vote':
      return seat === null ? null : { why, nominee: seat };
    default:
      return { why };
  }
}
