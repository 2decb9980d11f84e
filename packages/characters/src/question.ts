import { almanac, LANGUAGES, type Team } from '@belfry/almanac';
import type { PlainStatement, SeatId } from '@belfry/engine';
import { HEARD } from '../../../languages/every/characters/heard.ts';

/** What can be spoken of: who sits there, and what is on the sheet. */
interface Spoken {
  players(): readonly SeatId[];
  nameOf(player: SeatId): string;
  tokens(): readonly string[];
}

/** The words by which a question is understood, in one language. */
export interface Heard {
  /** Words that carry no meaning here, those that join names, those that deny: with spaces between them. */
  readonly fillers: string;
  readonly or: string;
  readonly not: string;
  /** How a question begins that could as well begin with what follows. */
  readonly opening: RegExp;
  readonly inPlay: RegExp;
  /** What a word begins with that names a team: in some languages they change their endings. */
  readonly teams: { readonly [team in Asked]: RegExp };
  /** A whole word. */
  readonly sides: { readonly [side in 'evil' | 'good']: RegExp };
}
type Asked = Exclude<Team, 'traveller' | 'fabled' | 'loric'>;

// People mix languages, so all of them are listened to at once.
const ALL = LANGUAGES.map((lang) => HEARD[lang]);
const wordsOf = (part: (heard: Heard) => string) => new Set(ALL.flatMap((heard) => part(heard).split(' ')));
const either = (part: (heard: Heard) => RegExp): string => ALL.map((heard) => part(heard).source).join('|');

const FILLERS = new Set([...wordsOf(({ fillers }) => fillers), '—', '–', '-']);
const OR = wordsOf(({ or }) => or);
const NOT = wordsOf(({ not }) => not);
const TEAMS = (['demon', 'minion', 'outsider', 'townsfolk'] as const).map(
  (team) => [new RegExp(`^(?:${either(({ teams }) => teams[team])})`, 'u'), team] as const,
);
const SIDES = (['evil', 'good'] as const).map(
  (side) => [new RegExp(`^(?:${either(({ sides }) => sides[side])})$`, 'u'), side] as const,
);
const OPENING = new RegExp(`^(?:${either(({ opening }) => opening)}) `, 'u');
const IN_PLAY = new RegExp(`(?:^| )(?:${either(({ inPlay }) => inPlay)})(?: |$)`, 'u');
const [AN_OR] = OR;

const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * A question or an assertion in plain words that the rules can judge by themselves, as the statement that it
 * is about: "Is Ann evil?", "Is Ann the Chef?", "Is Ann or Ben a Minion?", "Is the Chef in play?", "Ann is not the Demon",
 * «Анна или Борис — Демон?», «Повар в игре?». null for any other, and where there is any doubt: two players of one name.
 */
export function statementIn(spoken: Spoken, text: string): PlainStatement | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[?.!…]+$/u, '')
    .replace(/[«»"“”]/gu, '')
    .replace(OPENING, '')
    .replaceAll(',', ` ${AN_OR} `)
    .replace(/\s+/gu, ' ');
  if (IN_PLAY.test(plain)) return inPlay(spoken, plain.replace(IN_PLAY, ' ').trim());
  const words = plain.split(' ');
  // The longest list of names that stands at the beginning; all the rest is what is said of them.
  for (let at = words.length - 1; at > 0; at--) {
    const players = playersIn(spoken, words.slice(0, at));
    const said = players === null ? null : about(spoken, players, words.slice(at));
    if (said !== null) return said;
  }
  return null;
}

function inPlay(spoken: Spoken, text: string): PlainStatement | null {
  const all = text.split(' ');
  // "The Chef is in play" leaves a verb behind.
  const last = all.findLastIndex((word) => !FILLERS.has(word));
  const character = characterIn(spoken, all.slice(0, last + 1));
  if (character !== null) return { says: 'in-play', character };
  const { words, isDenied } = meant(all);
  const team = teamIn(words);
  return team === null || isDenied ? null : { says: 'among', players: spoken.players(), team };
}

function about(spoken: Spoken, players: readonly SeatId[], rest: readonly string[]): PlainStatement | null {
  const character = characterIn(spoken, rest);
  if (character !== null) return { says: 'one-of', players, character };
  const { words, isDenied } = meant(rest);
  const side = words.length === 1 ? SIDES.find(([word]) => word.test(words[0]!))?.[1] : undefined;
  if (side !== undefined) {
    const alignment = isDenied === (side === 'evil') ? 'good' : 'evil';
    const [player, ...others] = players;
    return player === undefined || others.length > 0 ? null : { says: 'alignment', player, alignment };
  }
  const team = teamIn(words);
  return team === null ? null : { says: isDenied ? 'none-among' : 'among', players, team };
}

function meant(words: readonly string[]): { readonly words: readonly string[]; readonly isDenied: boolean } {
  const telling = words.filter((word) => !FILLERS.has(word));
  return { words: telling.filter((word) => !NOT.has(word)), isDenied: telling.some((word) => NOT.has(word)) };
}

const teamIn = (words: readonly string[]): Team | null =>
  words.length === 1 ? (TEAMS.find(([word]) => word.test(words[0]!))?.[1] ?? null) : null;

function playersIn(spoken: Spoken, words: readonly string[]): readonly SeatId[] | null {
  const groups: string[][] = [[]];
  for (const word of words) {
    if (OR.has(word)) groups.push([]);
    else groups.at(-1)!.push(word);
  }
  const players = groups.map((group) => playerIn(spoken, group));
  return players.every((player) => player !== null) ? players : null;
}

function playerIn({ players, nameOf }: Spoken, words: readonly string[]): SeatId | null {
  for (const name of withoutOpening(words)) {
    const called = players().filter((player) => squeeze(nameOf(player)) === name);
    if (called.length === 1) return called[0]!;
  }
  return null;
}

/** By its name in any language, or by its id. */
function characterIn({ tokens }: Spoken, words: readonly string[]): string | null {
  const names = (id: string) => [id, ...LANGUAGES.map((lang) => almanac(lang).characters.get(id)?.name ?? id)];
  for (const name of withoutOpening(words)) {
    const called = tokens().find((id) => names(id).some((known) => squeeze(known) === name));
    if (called !== undefined) return called;
  }
  return null;
}

/** The words as one name, with and without each of the fillers that they begin with. */
function withoutOpening(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !FILLERS.has(word));
  const most = first < 0 ? words.length - 1 : first;
  return Array.from({ length: most + 1 }, (_, at) => squeeze(words.slice(at).join(''))).filter((name) => name !== '');
}
