import {
  type Game,
  type GameEvent,
  grimoire,
  isDrunk,
  isPoisoned,
  type Options,
  type Prompt,
  type SeatId,
  type Statement,
  seatOf,
} from '@belfry/engine';
import { Announcement } from './announcements.ts';
import type { Expectation } from './format.ts';
import {
  characterId,
  inWords,
  isNo,
  isYes,
  type Names,
  neitherYesNorNo,
  notUnderstood,
  reminderKind,
  says,
} from './notation.ts';
import type { TranscriptEntry } from './transcript.ts';

export interface Scene {
  readonly game: Game;
  readonly names: Names;
  /** What happened since the latest night or day began. */
  readonly window: readonly TranscriptEntry[];
}

type Check = (value: unknown, scene: Scene, seat: SeatId) => string | null;

/** Checks one expectation; null, or what was wrong in words. */
export function checkExpectation({ subject, what, value }: Expectation, scene: Scene): string | null {
  const checks: { readonly [what: string]: Check } = subject === 'table' ? TABLE : SEAT;
  const check = Object.hasOwn(checks, what) ? checks[what] : undefined;
  if (check === undefined) {
    const known = Object.keys(checks).join(', ');
    const who = subject === 'table' ? 'the table' : 'a player';
    return `"${what}" is neither a player nor something to expect of ${who}. Known: ${known}.`;
  }
  const absent = subject === 'table' ? null : notThere(scene, subject);
  const unknown = NAMES_STATEMENTS.has(what) ? notUnderstood(value, scene.names) : null;
  const failure = absent ?? unknown ?? check(value, scene, subject === 'table' ? -1 : subject);
  return failure === null || subject === 'table' ? failure : `${scene.names.name(subject)}: ${failure}`;
}

export const TABLE_WORDS = () => Object.keys(TABLE);
export const SEAT_WORDS = () => Object.keys(SEAT);

const NAMES_STATEMENTS = new Set([
  'told',
  'not-told',
  'offered',
  'not-offered',
  'character',
  'believes',
  'became-aware',
]);

const differs = (what: string, wanted: unknown, actual: unknown): string | null =>
  wanted === actual ? null : `${what} is ${String(actual)}, not ${String(wanted)}`;

/** Why a value is none of the words that can stand here, or null. */
const noneOf = (value: unknown, words: readonly string[]): string | null =>
  words.includes(value as string) ? null : `this is ${words.join(' or ')}, not ${JSON.stringify(value)}`;

const listed = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

const events = ({ window }: Scene): GameEvent[] => window.flatMap((entry) => ('event' in entry ? [entry.event] : []));
const prompts = ({ window }: Scene): Prompt[] => window.flatMap((entry) => ('prompt' in entry ? [entry.prompt] : []));

const woken = (scene: Scene): SeatId[] => events(scene).flatMap((e) => (e.type === 'woke' ? [e.seat] : []));

const told = (scene: Scene, seat: SeatId): Statement[] =>
  events(scene).flatMap((e) => (e.type === 'told' && e.seat === seat ? [e.info] : []));

const reminders = ({ game }: Scene, seat: SeatId): string[] =>
  grimoire(game.table)
    .find((t) => t.seat === seat)!
    .reminders.map((r) => r.kind);

/** Something that is so or not. */
const flag =
  (what: string, is: (scene: Scene, seat: SeatId) => boolean): Check =>
  (value, scene, seat) =>
    neitherYesNorNo(value) ?? differs(what, isYes(value), is(scene, seat));

const SEAT: { readonly [what: string]: Check } = {
  alive: flag('alive', ({ game }, seat) => seatOf(game.table, seat).alive),
  dead: flag('dead', ({ game }, seat) => !seatOf(game.table, seat).alive),
  character: (value, { game }, seat) =>
    differs('the character', characterId(String(value)), seatOf(game.table, seat).character),
  believes: (value, { game }, seat) =>
    differs(
      'the believed character',
      value === null ? null : characterId(String(value)),
      seatOf(game.table, seat).believes?.character ?? null,
    ),
  alignment: (value, { game }, seat) =>
    noneOf(value, ['good', 'evil']) ?? differs('the alignment', value, seatOf(game.table, seat).alignment),
  drunk: flag('drunk', ({ game }, seat) => isDrunk(game.table, seat)),
  poisoned: flag('poisoned', ({ game }, seat) => isPoisoned(game.table, seat)),
  'ghost-vote': flag('the ghost vote', ({ game }, seat) => seatOf(game.table, seat).ghostVote),
  reminders: (value, scene, seat) => {
    const present = reminders(scene, seat);
    const missing = listed(value).find((kind) => !present.includes(reminderKind(String(kind))));
    if (listed(value).length === 0) return present.length === 0 ? null : `reminders are [${present}], not none`;
    return missing === undefined ? null : `no reminder "${missing}"; there are [${present}]`;
  },
  'no-reminders': (value, scene, seat) => {
    const present = reminders(scene, seat);
    const found = listed(value).find((kind) => present.includes(reminderKind(String(kind))));
    return found === undefined ? null : `there is a reminder "${found}"`;
  },
  woke: flag('woke', (scene, seat) => woken(scene).includes(seat)),
  told: (value, scene, seat) => {
    const heard = told(scene, seat);
    if (value === 'nothing' || value === null) {
      return heard.length === 0 ? null : `was told ${heard.map((s) => inWords(s, scene.names)).join('; ')}`;
    }
    const all = Array.isArray(value) ? value : [value];
    const missing = all.find((one) => !heard.some((s) => says(one, s, scene.names)));
    if (missing === undefined) return null;
    return `was not told ${JSON.stringify(missing)}; heard: ${heard.map((s) => inWords(s, scene.names)).join('; ') || 'nothing'}`;
  },
  'not-told': (value, scene, seat) => {
    const found = listed(value).find((one) => told(scene, seat).some((s) => says(one, s, scene.names)));
    return found === undefined ? null : `was told ${JSON.stringify(found)}`;
  },
  'became-aware': (value, scene, seat) => {
    const heard = events(scene).flatMap((e) => (e.type === 'you-are' && e.seat === seat ? [e.character] : []));
    if (value === 'nothing' || value === null) return heard.length === 0 ? null : `was told to be ${heard}`;
    return heard.includes(characterId(String(value)))
      ? null
      : `was not told to be ${value}; was told: ${heard.join(', ') || 'nothing'}`;
  },
  asked: flag('asked to choose', (scene, seat) => prompts(scene).some((p) => p.to === seat && p.kind === 'choose')),
  offered: (value, scene, seat) =>
    checkOffer(
      prompts(scene).filter((p) => p.to === seat),
      listed(value),
      [],
      scene.names,
    ),
  'not-offered': (value, scene, seat) =>
    checkOffer(
      prompts(scene).filter((p) => p.to === seat),
      [],
      listed(value),
      scene.names,
    ),
};

/** Options as the author writes them: names, characters, actions, numbers, yes and no. */
function offers(options: Options, wanted: unknown, names: Names): boolean {
  switch (options.pick) {
    case 'players':
      return names.seat(wanted) !== null && options.from.includes(names.seat(wanted)!);
    case 'characters':
      return options.from.includes(characterId(String(wanted)));
    case 'one':
      return options.of.some(
        ({ value }) =>
          value === wanted ||
          (typeof value === 'boolean' && (value ? isYes(wanted) : isNo(wanted))) ||
          (value === null && wanted === 'nobody') ||
          (typeof value === 'number' && value === names.seat(wanted)) ||
          (value !== null && typeof value === 'object' && says(wanted, value as Statement, names)),
      );
    case 'action':
      return options.of.some((a) => a.do === wanted || (a.do === 'use' && a.character === characterId(String(wanted))));
    case 'text':
      return false;
  }
}

function checkOffer(
  found: readonly Prompt[],
  includes: readonly unknown[],
  excludes: readonly unknown[],
  names: Names,
): string | null {
  if (found.length === 0 && includes.length > 0) return 'was offered nothing';
  const missing = includes.find((one) => !found.some((p) => offers(p.options, one, names)));
  if (missing !== undefined) return `was not offered ${JSON.stringify(missing)}`;
  const extra = excludes.find((one) => found.some((p) => offers(p.options, one, names)));
  return extra === undefined ? null : `was offered ${JSON.stringify(extra)}`;
}

/** `{alive: [Ann, Ben]}`: all of these, and it says nothing of others. */
const everyOf =
  (check: Check, expected: boolean): Check =>
  (value, scene) => {
    for (const name of listed(value)) {
      const seat = scene.names.seat(name);
      if (seat === null) return scene.names.unknown(name);
      const failure = notThere(scene, seat) ?? check(expected, scene, seat);
      if (failure !== null) return `${String(name)}: ${failure}`;
    }
    return null;
  };

/** A Traveller who joins later has a name before they have a chair. */
const notThere = ({ game }: Scene, seat: SeatId): string | null =>
  game.state.seats[seat] === undefined ? 'has not joined the game yet' : null;

const isNobody = (value: unknown, names: Names): boolean =>
  value === null || value === undefined || ((value === 'nobody' || value === 'none') && names.seat(value) === null);

/** Exactly these players, in any order (or in this one). */
function sameNames(what: string, wanted: unknown, actual: readonly SeatId[], names: Names, ordered = false) {
  const expected = isNobody(wanted, names) ? [] : listed(wanted);
  const stranger = expected.map(names.unknown).find((why) => why !== null);
  if (stranger !== undefined) return stranger;
  const written = (players: readonly string[]) => (ordered ? [...players] : [...players].sort()).join(', ');
  const found = written(actual.map(names.name));
  return written(expected.map(String)) === found ? null : `${what}: [${found}], not [${written(expected.map(String))}]`;
}

/** Who died in the latest night: what dawn said, or, when the game ended in that night, who died in it. */
function diedAtNight({ game }: Scene): readonly SeatId[] {
  const { events } = game;
  const dusk = events.findLastIndex((e) => e.type === 'night-falls');
  const dawn = events.findLastIndex((e) => e.type === 'dawn');
  const last = events[dawn];
  if (!game.isOver || dawn > dusk) return last?.type === 'dawn' ? last.died : [];
  return events.slice(dusk).flatMap((e) => (e.type === 'died' ? [e.seat] : []));
}

const TABLE: { readonly [what: string]: Check } = {
  alive: everyOf(SEAT.alive!, true),
  dead: everyOf(SEAT.dead!, true),
  drunk: everyOf(SEAT.drunk!, true),
  sober: everyOf(SEAT.drunk!, false),
  poisoned: everyOf(SEAT.poisoned!, true),
  healthy: everyOf(SEAT.poisoned!, false),
  woke: everyOf(SEAT.woke!, true),
  'did-not-wake': everyOf(SEAT.woke!, false),
  /** Who opened their eyes, exactly and in this order. */
  'wake-order': (value, scene) => sameNames('woke', value, woken(scene), scene.names, true),
  winner: (value, { game, names }) => {
    const wanted = isNobody(value, names) ? 'none' : value;
    return (
      noneOf(wanted, ['good', 'evil', 'none']) ?? differs('the winner', wanted, game.state.outcome?.winner ?? 'none')
    );
  },
  /** How many supported the latest exile. */
  support: (value, scene) => {
    const last = events(scene).findLast((e) => e.type === 'exile');
    return differs('the support', value, last?.type === 'exile' ? last.support : null);
  },
  phase: (value, { game }) =>
    noneOf(value, ['setup', 'night', 'day', 'over']) ?? differs('the phase', value, game.state.phase),
  /** Who died in the night, exactly. */
  'died-at-night': (value, scene) => sameNames('died at night', value, diedAtNight(scene), scene.names),
  /** Who was executed in this window, exactly. */
  executed: (value, scene) =>
    sameNames(
      'executed',
      value,
      events(scene).flatMap((e) => (e.type === 'executed' ? [e.seat] : [])),
      scene.names,
    ),
  'about-to-die': (value, { game, names }) => {
    const { seat } = game.state.today.block;
    return sameNames('about to die', value, seat === null ? [] : [seat], names);
  },
  votes: (value, { game }) => differs('the latest tally', value, game.state.today.nominations.at(-1)?.votes ?? null),
  /** This was said to everybody: `nothing-happens`, `no-execution`, `{died: Ben}`… */
  announced: (value, scene) => {
    for (const one of listed(value).map((written) => new Announcement(written, scene.names))) {
      const heard = [...new Set(events(scene).flatMap((e) => (e.to === 'everyone' ? [e.type] : [])))];
      const why = one.unknown();
      if (why !== null) return why;
      if (!one.isIn(events(scene))) return `"${one}" was not announced; announced: ${heard.join(', ')}`;
    }
    return null;
  },
  'not-announced': (value, scene) => {
    for (const one of listed(value).map((written) => new Announcement(written, scene.names))) {
      const why = one.unknown() ?? (one.isIn(events(scene)) ? `"${one}" was announced` : null);
      if (why !== null) return why;
    }
    return null;
  },
  /** Rulings that the Storyteller was asked for. */
  rulings: (value, scene) => {
    for (const wanted of listed(value) as Ruling[]) {
      const failure = checkRuling(wanted, scene);
      if (failure !== null) return failure;
    }
    return null;
  },
};

interface Ruling {
  readonly what: string;
  readonly seat?: string;
  readonly character?: string;
  readonly asked?: unknown;
  readonly offered?: unknown;
  readonly 'not-offered'?: unknown;
  /** How many options there were. */
  readonly count?: number;
  /** Whether the ability that calls for it works. */
  readonly works?: unknown;
  /** What the suggestion was. */
  readonly suggested?: unknown;
}

const RULING_WORDS = ['what', 'seat', 'character', 'asked', 'offered', 'not-offered', 'count', 'works', 'suggested'];

function checkRuling(wanted: Ruling, scene: Scene): string | null {
  if (typeof wanted?.what !== 'string') return 'a ruling is written {what: its name, …}';
  const typo = Object.keys(wanted).find((key) => !RULING_WORDS.includes(key));
  if (typo !== undefined) return `"${typo}" says nothing of a ruling. Known: ${RULING_WORDS.join(', ')}`;
  if (wanted.seat !== undefined && scene.names.seat(wanted.seat) === null) return scene.names.unknown(wanted.seat);
  const unknown = notUnderstood(wanted.offered, scene.names) ?? notUnderstood(wanted['not-offered'], scene.names);
  if (unknown !== null) return unknown;
  const found = prompts(scene).filter(
    (p) =>
      p.to === 'storyteller' &&
      (wanted.what === 'by-hand' ? p.kind === 'by-hand' : p.kind === 'ruling' && p.about.what === wanted.what) &&
      (wanted.seat === undefined || p.about.seat === scene.names.seat(wanted.seat)) &&
      (wanted.character === undefined || p.about.character === characterId(wanted.character)),
  );
  const which = `the ruling "${wanted.what}"${wanted.seat === undefined ? '' : ` about ${wanted.seat}`}`;
  const expected = wanted.asked === undefined || isYes(wanted.asked);
  if (expected !== found.length > 0) return `${which} was ${expected ? 'not ' : ''}asked for`;
  const failure = checkOffer(found, listed(wanted.offered), listed(wanted['not-offered']), scene.names);
  if (failure !== null) return `in ${which} the Storyteller ${failure}`;
  if (wanted.works !== undefined && found.some((p) => p.about.works !== isYes(wanted.works))) {
    return `in ${which} the ability ${isYes(wanted.works) ? 'does not work' : 'works'}`;
  }
  if (wanted.suggested !== undefined) {
    const suggested = found.map((p) => ({ pick: 'one' as const, of: [{ value: p.suggestion?.choice ?? null }] }));
    if (!suggested.some((options) => offers(options, wanted.suggested, scene.names))) {
      return `${which} suggested ${JSON.stringify(found.map((p) => p.suggestion?.choice))}, not ${JSON.stringify(wanted.suggested)}`;
    }
  }
  if (wanted.count === undefined) return null;
  const counts = found.map((p) => (p.options.pick === 'one' ? p.options.of.length : 0));
  return counts.includes(wanted.count) ? null : `${which} had ${counts} options, not ${wanted.count}`;
}
