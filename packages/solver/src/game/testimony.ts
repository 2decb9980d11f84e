import type { CharacterId } from '@belfry/almanac';
import { cast, deductions, isSo, statementIn } from '@belfry/characters';
import {
  type Fact,
  type Json,
  not,
  or,
  type PlainStatement,
  type Saying,
  type SeatId,
  type Statement,
  type Told,
  truth,
} from '@belfry/engine';
import { juggled } from '../puzzle/sayings.ts';
import { seatsIn, wordsIn } from './chronicle.ts';

/** What a player knows of themselves and would say if they told everything. */
export interface Testimony {
  /** null for who says nothing. */
  readonly claim: CharacterId | null;
  readonly nights: readonly Spell[];
  readonly days: readonly (readonly Told[])[];
}

export interface Spell {
  readonly told: readonly Told[];
  readonly heard: readonly Told[];
  readonly became: CharacterId | null;
}

interface Draft {
  told: Told[];
  heard: Told[];
  became: CharacterId | null;
}

/** Whom questions can be about. */
export interface Sheet {
  readonly names: readonly string[];
  readonly characters: readonly CharacterId[];
}

const NOTHING: Told = { character: '', chosen: [], named: null, fact: null, inFact: null };

/** Reads what one seat saw, up to the last dawn among it. null for one who was dealt nothing. */
export function testimonyOf(events: readonly Fact[], seat: SeatId, sheet: Sheet): Testimony | null {
  let claim: CharacterId | null = null;
  let own: { readonly character: CharacterId; readonly isEvil: boolean } | null = null;
  const nights: Draft[] = [];
  const days: Told[][] = [];
  let isNight = true;
  let chosen: { readonly by: CharacterId; readonly what: Json } | null = null;
  const now = (): Draft => {
    nights.length === 0 && nights.push({ told: [], heard: [], became: null });
    return nights.at(-1)!;
  };
  /** What they said today of others, the first time: what they say again does not count. */
  let juggles: { seat: SeatId; guess: CharacterId }[] = [];
  /** Travellers, Fabled and Loric are on no sheet: what comes of them is nobody's testimony. */
  const isOnSheet = (character: CharacterId) => sheet.characters.includes(character);
  for (const event of events) {
    switch (event.type) {
      case 'night-falls':
        isNight = true;
        nights.push({ told: [], heard: [], became: null });
        break;
      case 'dawn':
        isNight = false;
        chosen = null;
        juggles = [];
        days.push([]);
        break;
      case 'you-are':
        if (event.seat !== seat) break;
        own = { character: event.character, isEvil: event.alignment === 'evil' };
        if (!isOnSheet(event.character)) break;
        if (claim === null) claim = event.character;
        else now().became = event.character;
        break;
      case 'chose':
        if (event.seat !== seat || event.character === null || !isOnSheet(event.character)) break;
        // What evil players do or hear for another's ability (a Barber's scissors) is not theirs to tell.
        if (own?.isEvil === true && event.character !== own.character) break;
        chosen = { by: event.character, what: event.chosen };
        // What comes of it may follow; who learns nothing has said all.
        if (isNight && isAChoice(event.chosen)) now().told.push(choiceOf(event.character, event.chosen));
        break;
      case 'visited':
        if (event.seat === seat) chosen = { by: event.character, what: event.chosen };
        break;
      case 'used':
        if (event.seat === seat && juggles.length === 0) juggles = guessesIn(event.chosen);
        break;
      case 'told': {
        if (event.seat !== seat || event.character === null || !isOnSheet(event.character)) break;
        if (own?.isEvil === true && event.character !== own.character && !isExternal(event.character, event.info))
          break;
        const told = toldOf(
          event.character,
          event.info,
          chosen?.by === event.character ? chosen.what : null,
          sheet,
          juggles,
        );
        if (told === null) break;
        if (!isNight) days.at(-1)!.push(told);
        else if (
          isExternal(event.character, event.info) &&
          isAnothers(event.character, event.info, own?.character, seat)
        )
          now().heard.push({ ...told, chosen: aboutWhom(event.info) });
        else place(now().told, told);
        break;
      }
    }
  }
  return claim === null ? null : { claim, nights: nights.slice(0, days.length), days: days.slice(0, -1) };
}

/** The choice and what came of it are one thing told. */
function place(list: Told[], told: Told): void {
  const at = list.findLastIndex(({ character }) => character === told.character);
  if (at >= 0 && list[at]!.fact === null) list[at] = told;
  else list.push(told);
}

/** Whoever may pick nobody and does has not used it. */
const isAChoice = (chosen: Json): boolean => seatsIn(chosen).length > 0 || wordsIn(chosen).length > 0;

const choiceOf = (character: CharacterId, chosen: Json): Told => ({
  ...NOTHING,
  character,
  chosen: seatsIn(chosen),
  named: wordsIn(chosen)[0] ?? null,
});

const guessesIn = (chosen: Json): { seat: SeatId; guess: CharacterId }[] =>
  Array.isArray(chosen)
    ? chosen.flatMap((pair) => {
        const [seat, guess] = [seatsIn(pair)[0], wordsIn(pair)[0]];
        return seat === undefined || guess === undefined ? [] : [{ seat, guess }];
      })
    : [];

/** Another's ability has shown them something. */
const isExternal = (character: CharacterId, info: Statement): boolean =>
  deductions.get(character)?.heard !== undefined && info.says !== 'character';
/** They have no such ability, or are told of somebody else who has. */
const isAnothers = (character: CharacterId, info: Statement, own: CharacterId | undefined, seat: SeatId): boolean =>
  own !== character || (info.says === 'player-is' && info.character === character && info.player !== seat);
const aboutWhom = (info: Statement): SeatId[] =>
  'player' in info && typeof info.player === 'number' ? [info.player] : [];

export function toldOf(
  character: CharacterId,
  info: Statement,
  chosen: Json,
  sheet: Sheet,
  juggles: readonly { seat: SeatId; guess: CharacterId }[],
): Told | null {
  if (character === 'minioninfo' || character === 'demoninfo') return null;
  const seats = seatsIn(chosen);
  const base = { ...NOTHING, character, chosen: seats, named: wordsIn(chosen)[0] ?? null };
  if (info.says === 'answer')
    return { ...base, named: null, fact: answered(String(wordsIn(chosen)[0] ?? ''), info.answer, sheet) };
  if (info.says === 'two') {
    // Words of the Storyteller’s own prove nothing, but may have been wrong.
    if (info.first.says === 'text' || info.second.says === 'text') return base;
    const { first, second } = info;
    return {
      ...base,
      fact: (world) => isSo(world, info),
      inFact: (world) => or(isSo(world, first), isSo(world, second)),
    };
  }
  if (info.says === 'number' && juggles.length > 0 && cast.get(character)?.action !== undefined)
    return { ...base, fact: juggled(juggles, info.number) };
  if (info.says === 'grimoire') {
    const tokens = info.tokens.filter((token) => token.character !== null);
    return {
      ...base,
      fact: (world) => truth(tokens.every((token) => world.isTruly(token.seat, token.character!))),
    };
  }
  const learns = cast.get(character)?.learns;
  // What another's ability shows somebody, and nobody follows, proves nothing.
  if (learns === undefined) return chosen === null && deductions.get(character)?.heard === undefined ? null : base;
  const { inFact, couldSay } = learns;
  return {
    ...base,
    ...(couldSay === undefined ? {} : { sayable: (world) => truth(couldSay(world, info)) }),
    chosen: info.says === 'player' && seats.length === 0 ? [info.player] : seats,
    fact: (world) => learns.holds(world, info, seats),
    inFact: inFact === undefined ? null : (world) => inFact(world, info, seats),
  };
}

/** A question that the rules understand; any other answer proves nothing. */
function answered(question: string, answer: string, { names, characters }: Sheet): Saying | null {
  const about: PlainStatement | null = statementIn(
    { players: () => names.map((_, seat) => seat), nameOf: (seat) => names[seat]!, tokens: () => characters },
    question,
  );
  if (about === null || answer === 'unknown') return null;
  return answer === 'yes' ? (world) => isSo(world, about) : (world) => not(isSo(world, about));
}
