import type { GameEvent } from '@belfry/engine';
import { defaultSettings, type PersonId, type Settings } from '@belfry/protocol';
import { scriptFrom } from '@belfry/scripts';
import { rulesVersion } from '../rules.ts';
import { Turns } from '../turns.ts';
import { BadRecords } from './bad-records.ts';
import { type Reading, sitDown, takeBegun, takeEntry } from './fold-game.ts';
import { tellHands } from './hands.ts';
import { recordFrom } from './old-records.ts';
import { isRuling, NOTHING_KNOWN, pacingOf, showAfter } from './pace.ts';
import { settleReady } from './ready.ts';
import { type ChairState, type Happening, type LogRecord, type Stamp, stamped, type Why } from './record.ts';
import { isStoryteller, type TableState } from './state.ts';
import { wind } from './timers.ts';
import { ToldGame } from './told-game.ts';

const REMEMBERED_COMMANDS = 200;
/** What a game that is only told has no use for. */
const PLAYED: ReadonlySet<LogRecord['type']> = new Set([
  'begun',
  'entry',
  'dawn',
  'beat',
  'told',
  'vote-runs',
  'ready',
  'chronicle',
]);

export const emptyTable = (): TableState => ({
  game: '',
  code: '',
  settings: defaultSettings('by-hand'),
  script: { name: '', author: null, items: [] },
  locked: false,
  people: new Map(),
  chairs: [],
  play: null,
  talk: [],
  timers: new Map(),
  pausedAt: null,
  commands: new Map(),
  paces: true,
  count: 0,
  knew: null,
  rules: null,
  difference: null,
  cardVersion: 0,
  updatedAt: 0,
});

/** The table as its log tells it; as it can at least be shown, when rules have changed since. Others have their turns meanwhile. */
export async function reviveTable(
  texts: readonly string[],
  reading: 'follow' | 'tell' = 'follow',
): Promise<TableState> {
  const state = emptyTable();
  const records: LogRecord[] = [];
  const turns = new Turns();
  for (const text of texts) {
    const record = recordFrom(text);
    await rewind(state, record, turns);
    takeIn(state, record, reading);
    records.push(record);
    await turns.pass();
  }
  const told = records.findLastIndex(({ type }) => type === 'chronicle');
  const moved = records.findLastIndex(({ type }) => type === 'entry');
  const chronicle = records[told];
  // A log from before decisions had beside them what they led to: what is left of it is the whole, told at its end.
  const untold = state.difference !== null && records.some((r) => r.type === 'entry' && r.told === undefined);
  // What was taken back after the end is no finished game.
  if (!untold || chronicle?.type !== 'chronicle' || told < moved) return state;
  return foldTold(records, chronicle.events);
}

/** Taking back plays the game again: as much of it as there is, in turns with everybody else. */
export async function rewind({ play }: TableState, happening: Happening, turns = new Turns()): Promise<void> {
  if (happening.type !== 'entry' || happening.entry.type !== 'undo') return;
  if (play === null || play.game instanceof ToldGame) return;
  for (const _ of play.game.rewind(happening.entry.keep)) await turns.pass();
}

/** The table as its log tells it. */
export function foldTable(records: readonly LogRecord[], reading: Reading = 'play'): TableState {
  const state = emptyTable();
  for (const record of records) takeIn(state, record, reading);
  return state;
}

/** One more record of a log. */
export function takeIn(state: TableState, record: LogRecord, reading: Reading): void {
  const refused = apply(state, record, reading);
  if (refused !== null) throw new BadRecords({ say: 'record.impossible', record: state.count + 1, why: refused });
}

/** A finished game of an old log, from what was told at its end. */
function foldTold(records: readonly LogRecord[], told: readonly GameEvent[]): TableState {
  const state = emptyTable();
  for (const record of records) {
    if (record.type === 'begun') sitDown(state, record.chairs, new ToldGame(record.setup, told), record.at);
    if (PLAYED.has(record.type)) state.count++;
    else takeIn(state, record, 'tell');
  }
  return state;
}

/** Something happens now. Returns the record to be written, with what followed; or why it cannot happen. */
export function enact(state: TableState, happening: Happening, stamp: Stamp): LogRecord | Why {
  const before = state.play?.game.events.length ?? 0;
  const record = stamped(happening, stamp);
  const refused = apply(state, record);
  if (refused !== null) return refused;
  if (record.type !== 'begun' && record.type !== 'entry') return record;
  const play = state.play!;
  const told = { events: play.game.events.slice(before), ruling: isRuling(play) };
  return record.type === 'begun' ? { ...record, rules: rulesVersion(), told } : { ...record, told };
}

/**
 * Takes one record into the table. Returns the engine's reason when it refuses an input; then nothing has changed, and
 * the record must not be written.
 */
export function apply(state: TableState, record: LogRecord, reading: Reading = 'play'): Why | null {
  const { chairs, cardVersion, play } = state;
  // What is written together is told together: nobody has seen how it was in between.
  if (record.also !== true) state.knew = knowledge(state);
  const refused = happen(state, record, record.at, reading);
  if (refused !== null) return refused;
  if (state.chairs !== chairs && play !== null) tellHands(state, chairs, doerOf(record), record.at);
  if (state.cardVersion !== cardVersion) rememberWhoSees(state);
  keepKnown(state);
  state.count++;
  state.updatedAt = record.at;
  if (record.cmd !== undefined) remember(state, record.cmd);
  settleReady(state);
  wind(state, record.at);
  return null;
}

/** What the table knows, as long as it does not wait; null while it does. */
const knowledge = ({ play, timers }: TableState): TableState['knew'] =>
  play === null || play.waits ? null : { shown: play.shown, asked: play.asked, timers: [...timers.values()] };

/** A table that begins to wait stays with what it knew; when it has seen night fall, that is nothing. */
function keepKnown({ play, knew: before }: TableState): void {
  if (play === null) return;
  if (!play.waits) play.known = NOTHING_KNOWN;
  else if (before !== null) {
    const fell = play.game.events.slice(before.shown, play.shown).some(({ type }) => type === 'night-falls');
    play.known = fell ? NOTHING_KNOWN : before;
  }
}

const doerOf = ({ cmd }: LogRecord): PersonId | null => (cmd === undefined ? null : (cmd.split('/')[0] as PersonId));

/** Who looks into the Grimoire of a game has seen it, from that moment on and whatever becomes of them. */
function rememberWhoSees({ play, people }: TableState): void {
  if (play === null) return;
  for (const person of people.values()) {
    if (!person.gone && (person.grimoire || isStoryteller(person))) person.sawGrimoire = true;
  }
}

function remember(state: TableState, cmd: string): void {
  const slash = cmd.indexOf('/');
  const person = cmd.slice(0, slash) as PersonId;
  const ids = state.commands.get(person) ?? new Set();
  state.commands.set(person, ids.add(cmd.slice(slash + 1)));
  // A set keeps its order: the first is the oldest.
  if (ids.size > REMEMBERED_COMMANDS) ids.delete(ids.values().next().value!);
}

/** Tables from before a setting existed have the usual one. */
function withUsual(settings: Settings): Settings {
  const usual = defaultSettings(settings.storyteller);
  return { ...usual, ...settings, timers: { ...usual.timers, ...settings.timers } };
}

function readTable(items: readonly unknown[]): TableState['script'] {
  const { name, author } = scriptFrom(items);
  return { name, author, items };
}

function happen(state: TableState, record: Happening, at: number, reading: Reading): Why | null {
  if (record.type === 'entry') return takeEntry(state, record, at, reading);
  if (record.type === 'said') {
    const day = state.play?.game.state.day ?? 0;
    state.talk.push({ ...record, at, day, name: state.people.get(record.person)!.name });
    return null;
  }
  if (record.type === 'chronicle') {
    state.play!.chronicled = record.events.length;
    return null;
  }
  state.cardVersion++;
  switch (record.type) {
    case 'opened':
      state.game = record.game;
      state.code = record.code;
      state.settings = withUsual(record.settings);
      state.paces = record.settings.timers.beat !== undefined;
      state.script = readTable(record.script);
      state.chairs = Array.from({ length: record.chairs }, () => ({ person: null, name: null }));
      break;
    case 'came':
      state.people.set(record.person, {
        account: record.account,
        name: record.name,
        role: record.role,
        host: record.host,
        muted: state.people.get(record.person)?.muted ?? false,
        grimoire: false,
        sawGrimoire: state.people.get(record.person)?.sawGrimoire ?? false,
        gone: false,
        kicked: false,
        volunteers: null,
      });
      break;
    case 'renamed':
      state.people.get(record.person)!.name = record.name;
      break;
    case 'volunteered':
      state.people.get(record.person)!.volunteers = record.wants;
      break;
    case 'went':
      goAway(state, record.person, record.kicked);
      break;
    case 'chairs':
      takeChairs(state, record.chairs);
      break;
    case 'settings':
      state.settings = withUsual(record.settings);
      if (state.play === null) break;
      if (state.settings.storyteller !== 'by-hand') state.play.tellings = [];
      showAfter(state.play, 'beat', pacingOf(state, at));
      break;
    case 'script':
      state.script = readTable(record.script);
      break;
    case 'begun':
      return takeBegun(state, record, at, reading);
    case 'dawn':
      state.play!.dawn = null;
      showAfter(state.play!, 'dawn', pacingOf(state, at));
      break;
    case 'beat':
      showAfter(state.play!, 'beat', pacingOf(state, at));
      break;
    case 'told':
      state.play!.tellings = state.play!.tellings.filter(({ event }) => event !== record.event);
      showAfter(state.play!, 'beat', pacingOf(state, at));
      break;
    case 'vote-runs':
      // A game that is only told has no clock hand.
      if (state.play!.vote !== null) state.play!.vote.startedAt = state.pausedAt ?? at;
      break;
    case 'ready':
      if (record.ready) state.play!.ready.add(record.seat);
      else state.play!.ready.delete(record.seat);
      break;
    case 'paused':
      state.pausedAt = at;
      break;
    case 'resumed':
      postpone(state, Math.max(0, at - state.pausedAt!), true);
      state.pausedAt = null;
      break;
    case 'extended':
      // More time to think is none to wait for: a beat is moved only when the clock itself was set back.
      postpone(state, record.ms, record.ms < 0);
      break;
    case 'muted':
      state.people.get(record.person)!.muted = record.muted;
      break;
    case 'locked':
      state.locked = record.locked;
      break;
    case 'role':
      takeRole(state, record);
      break;
  }
  return null;
}

/** Nobody is ready because of what somebody else in that chair had said. */
function takeChairs(state: TableState, chairs: readonly ChairState[]): void {
  for (const [seat, { person }] of chairs.entries()) {
    if (state.chairs[seat]?.person !== person) state.play?.ready.delete(seat);
    if (person !== null) state.people.get(person)!.volunteers = null;
  }
  state.chairs = [...chairs];
}

function goAway(state: TableState, id: PersonId, kicked: boolean): void {
  const person = state.people.get(id)!;
  person.gone = true;
  person.volunteers = null;
  person.kicked ||= kicked;
  // In a running game the seat keeps its player: they may come back. One who was sent away may not.
  if (state.play === null || kicked)
    state.chairs = state.chairs.map((c) => (c.person === id ? { ...c, person: null } : c));
}

function takeRole(state: TableState, { person: id, role, grimoire }: Extract<Happening, { type: 'role' }>): void {
  const person = state.people.get(id)!;
  person.role = role;
  if (role !== 'player') person.volunteers = null;
  person.grimoire = grimoire;
  if (role.endsWith('storyteller')) person.host = true;
  if (role !== 'player') state.chairs = state.chairs.map((c) => (c.person === id ? { ...c, person: null } : c));
}

function postpone(state: TableState, ms: number, beats: boolean): void {
  const { play } = state;
  for (const timer of new Set([...state.timers.values(), ...(play?.known.timers ?? [])])) {
    if (beats || timer.kind !== 'beat') timer.endsAt += ms;
  }
  if (beats && play !== null && play.beat !== null) play.beat.endsAt += ms;
  const vote = state.play?.vote ?? null;
  if (vote !== null && vote.startedAt !== null) vote.startedAt += ms;
}
