import type { Character } from '@belfry/almanac';

/** What a player can be asked for an ability, as its words have it. */
export type Question = 'player' | 'two' | 'three' | 'character' | 'pair' | 'yes';
/** What a player can be shown for an ability. */
export type Showing = 'number' | 'yes' | 'character';

/** What is to be done for an ability, as far as its words, its reminders and its tags say so. Only ever an offer. */
export interface Reading {
  /** The likeliest first. */
  readonly asks: readonly Question[];
  readonly shows: readonly Showing[];
  readonly kills: boolean;
  readonly revives: boolean;
  readonly turns: boolean;
  readonly changes: boolean;
  readonly impairs: readonly ('poisoned' | 'drunk')[];
  readonly protects: boolean;
}

// Both languages at once: homebrew has one, whatever the page speaks. No \b in Russian: it knows Latin letters only.
const CHOOSES = /\b(?:choose|pick|point|select|name)s?\b|выб[ие]р|указыва|укаж|назыв|назов/i;
const THREE = /\b(?:three|3)\b[^.;]{0,24}\bplayers\b|(?:тр[её]х|троих|3)[^.;]{0,24}игрок/i;
const TWO = /\b(?:two|2)\b[^.;]{0,24}\bplayers\b|(?:двух|двоих|2)[^.;]{0,24}игрок/i;
const SOMEBODY = /\b(?:player|somebody|someone|neighbour|neighbor)\b|игрока|кого-нибудь|кого-то|сосед/i;
const CHARACTER = /\b(?:character|role)\b|персонаж|роль/i;
const MAY = /\b(?:may|nod|yes or no)\b|может|кивн/i;
const LEARNS = /\b(?:learn|know|show|signal|tell)(?:s|ing)?\b|\btold\b|узна|покажи|показ|сообщ/i;
const NUMBER = /\b(?:how many|number|fingers?|count)\b|сколько|числ|пальц/i;
const WHETHER = /\b(?:if|whether|nod|yes)\b|(?:^|\s)ли(?:\s|[,.])|кивн/i;
const KILLS = /\b(?:die|dies|kill|kills|killed)\b|умир|умр|уб[иь]|гибн/i;
const POISON = /\bpoison|отравл/i;
const DRUNK = /\bdrunk|пьян/i;
const SAFE = /\b(?:safe|protect(?:s|ed)?|cannot die|can't die|can’t die)\b|защи[щт]|не мо(?:жет|гут) умереть/i;

/** Sentence by sentence: who chooses in one and learns in the next is asked in the first and shown in the second. */
const sentences = (texts: readonly string[]) => texts.flatMap((text) => text.split(/[.!;:\]]+/)).filter(Boolean);

function askedIn(sentence: string): Question | null {
  if (!CHOOSES.test(sentence)) return null;
  const character = CHARACTER.test(sentence);
  if (THREE.test(sentence)) return 'three';
  if (TWO.test(sentence)) return 'two';
  if (SOMEBODY.test(sentence)) return character ? 'pair' : 'player';
  return character ? 'character' : 'player';
}

/** Reads a character's words, in all the languages that it is at hand in. */
export function readAbility(character: Character, texts: readonly string[]): Reading {
  const parts = sentences(texts);
  const says = (pattern: RegExp) => parts.some((part) => pattern.test(part));
  const tagged = (...tags: readonly string[]) => character.tags.some(({ tag }) => tags.includes(tag));
  const learned = parts.filter((part) => LEARNS.test(part));
  const taught = (pattern: RegExp) => learned.some((part) => pattern.test(part));
  const shows: Showing[] = [];
  if (taught(NUMBER)) shows.push('number');
  if (taught(WHETHER)) shows.push('yes');
  if (taught(CHARACTER)) shows.push('character');
  const asks = parts.map(askedIn).filter((question) => question !== null);
  if (says(MAY)) asks.push('yes');
  return {
    asks: [...new Set(asks)],
    shows: shows.length === 0 && (learned.length > 0 || tagged('info', 'onceInfo')) ? ['number', 'yes'] : shows,
    kills: tagged('kill', 'multiKill') || says(KILLS),
    revives: tagged('revive'),
    turns: tagged('alignChange'),
    changes: tagged('charChange'),
    impairs: [...(says(POISON) ? (['poisoned'] as const) : []), ...(says(DRUNK) ? (['drunk'] as const) : [])],
    protects: tagged('protect') || says(SAFE),
  };
}
