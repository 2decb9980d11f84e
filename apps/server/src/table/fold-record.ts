import { defaultSettings, type PersonId, type Settings } from '@belfry/protocol';
import { scriptFrom } from '@belfry/scripts';
import { type Reading, takeBegun, takeEntry } from './fold-game.ts';
import { pacingOf, showAfter } from './pace.ts';
import type { ChairState, Happening, Why } from './record.ts';
import type { TableState } from './state.ts';

/** Tables from before a setting existed have the usual one. */
function withUsual(settings: Settings): Settings {
  const usual = defaultSettings(settings.storyteller);
  return { ...usual, ...settings, timers: { ...usual.timers, ...settings.timers } };
}

function readTable(items: readonly unknown[]): TableState['script'] {
  const { name, author } = scriptFrom(items);
  return { name, author, items };
}

/** What one record changes. Returns the engine's reason when it refuses an input; then nothing has changed. */
export function changeBy(state: TableState, record: Happening, at: number, reading: Reading): Why | null {
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
      noteAccounts(state);
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

/** Were there two of one account, the first would count. */
function noteAccounts({ people, accounts }: TableState): void {
  accounts.clear();
  for (const [id, { account }] of people) if (!accounts.has(account)) accounts.set(account, id);
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
