import { Game, type GameEvent } from '@belfry/engine';
import type { PersonId } from '@belfry/protocol';
import { defaultSettings } from '@belfry/protocol';
import { scriptFrom } from '@belfry/scripts';
import { cast } from '../cast.ts';
import { showAfter, showNothingYet, stepOf } from './pace.ts';
import { settleReady } from './ready.ts';
import type { ChairState, Happening, LogRecord } from './record.ts';
import { sharedScript } from './script.ts';
import type { TableState } from './state.ts';
import { wind } from './timers.ts';
import { OVER, ToldGame } from './told-game.ts';

const REMEMBERED_COMMANDS = 200;
/** What a game that is only told has no use for. */
const PLAYED: ReadonlySet<LogRecord['type']> = new Set(['begun', 'entry', 'dawn', 'vote-runs', 'ready', 'chronicle']);

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
  count: 0,
  cardVersion: 0,
  updatedAt: 0,
});

/** The table as its log tells it; as it can at least be shown, when rules have changed since its game was over. */
export function reviveTable(records: readonly LogRecord[]): TableState {
  try {
    return foldTable(records);
  } catch (error) {
    const told = records.findLastIndex(({ type }) => type === 'chronicle');
    const moved = records.findLastIndex(({ type }) => type === 'entry');
    const chronicle = records[told];
    // What was taken back after the end is no finished game.
    if (chronicle?.type !== 'chronicle' || told < moved) throw error;
    return foldTable(records, chronicle.events);
  }
}

/** The table as its log tells it: decision by decision, or (given what was told) without playing it again. */
export function foldTable(records: readonly LogRecord[], told: readonly GameEvent[] | null = null): TableState {
  const state = emptyTable();
  for (const [index, record] of records.entries()) {
    if (told !== null && PLAYED.has(record.type)) {
      if (record.type === 'begun') sitDown(state, record.chairs, new ToldGame(record.setup, told), record.at);
      state.count++;
      continue;
    }
    const refused = apply(state, record);
    if (refused !== null) throw new Error(`Record ${index + 1} of table ${state.game} cannot be folded: ${refused}`);
  }
  return state;
}

/**
 * Takes one record into the table. Returns the engine's reason when it refuses an input; then nothing has changed, and
 * the record must not be written.
 */
export function apply(state: TableState, record: LogRecord): string | null {
  const refused = happen(state, record, record.at);
  if (refused !== null) return refused;
  state.count++;
  state.updatedAt = record.at;
  if (record.cmd !== undefined) remember(state, record.cmd);
  settleReady(state);
  wind(state, record.at);
  return null;
}

function remember(state: TableState, cmd: string): void {
  const slash = cmd.indexOf('/');
  const person = cmd.slice(0, slash) as PersonId;
  const ids = state.commands.get(person) ?? new Set();
  state.commands.set(person, ids.add(cmd.slice(slash + 1)));
  // A set keeps its order: the first is the oldest.
  if (ids.size > REMEMBERED_COMMANDS) ids.delete(ids.values().next().value!);
}

function readTable(items: readonly unknown[]): TableState['script'] {
  const { name, author } = scriptFrom(items);
  return { name, author, items };
}

function happen(state: TableState, record: Happening, at: number): string | null {
  if (record.type === 'entry') return takeEntry(state, record, at);
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
      state.settings = { ...defaultSettings(record.settings.storyteller), ...record.settings };
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
      });
      break;
    case 'renamed':
      state.people.get(record.person)!.name = record.name;
      break;
    case 'went':
      goAway(state, record.person, record.kicked);
      break;
    case 'chairs':
      takeChairs(state, record.chairs);
      break;
    case 'settings':
      state.settings = { ...state.settings, ...record.settings };
      break;
    case 'script':
      state.script = readTable(record.script);
      break;
    case 'begun':
      state.chairs = [...record.chairs];
      begin(state, record.setup, at);
      break;
    case 'dawn':
      state.play!.dawn = null;
      showAfter(state.play!, 'dawn');
      break;
    case 'vote-runs':
      state.play!.vote!.startedAt = state.pausedAt ?? at;
      break;
    case 'ready':
      if (record.ready) state.play!.ready.add(record.seat);
      else state.play!.ready.delete(record.seat);
      break;
    case 'paused':
      state.pausedAt = at;
      break;
    case 'resumed':
      postpone(state, at - state.pausedAt!);
      state.pausedAt = null;
      break;
    case 'extended':
      postpone(state, record.ms);
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

function begin(state: TableState, setup: ConstructorParameters<typeof Game>[0], at: number): void {
  const game = new Game({ ...setup, script: sharedScript(setup.script) }, cast);
  state.play = showNothingYet(game, at);
  // The Storyteller has seen the tokens from now on.
  for (const person of state.people.values()) if (person.role.endsWith('storyteller')) person.sawGrimoire = true;
  showAfter(state.play, 'begun', state.settings, at);
}

/** A finished game is open to everybody from its first record on. */
function sitDown(state: TableState, chairs: readonly ChairState[], game: ToldGame, at: number): void {
  state.chairs = [...chairs];
  const { length } = game.events;
  state.play = { ...showNothingYet(game, at), shown: length, scanned: length, chronicled: length };
  state.cardVersion++;
  fitChairs(state);
}

function takeEntry(state: TableState, { entry }: Extract<Happening, { type: 'entry' }>, at: number): string | null {
  const { play } = state;
  if (play === null) return 'The game has not begun.';
  if (play.game instanceof ToldGame) return OVER;
  if (entry.type === 'undo') {
    if (entry.keep > play.game.inputs.length) {
      return `Cannot go back to input ${entry.keep}: the game has ${play.game.inputs.length}.`;
    }
    play.game.undo(entry.keep);
    showAfter(play, 'undo', state.settings, at);
    fitChairs(state);
    return null;
  }
  const { asked } = play;
  const result = play.game.submit(entry);
  if (!result.ok) return result.reason;
  if (entry.type === 'answer' && play.vote?.startedAt != null) {
    const moved = asked.find((p) => p.id === entry.prompt);
    // Seats without a hand in it take none of the clock's time.
    if (moved?.kind === 'run-vote' && asked.some((p) => p.kind === 'hand' && p.to === moved.about.seat))
      play.vote.steps++;
  }
  showAfter(play, stepOf(entry), state.settings, at);
  fitChairs(state);
  return null;
}

/** Travellers come and go in the engine; their chairs follow. */
function fitChairs(state: TableState): void {
  const { length } = state.play!.game.state.seats;
  if (state.chairs.length === length) return;
  state.cardVersion++;
  state.chairs.length = Math.min(state.chairs.length, length);
  while (state.chairs.length < length) state.chairs.push({ person: null, name: null });
}

/** Nobody is ready because of what somebody else in that chair had said. */
function takeChairs(state: TableState, chairs: readonly ChairState[]): void {
  for (const [seat, { person }] of chairs.entries()) {
    if (state.chairs[seat]?.person !== person) state.play?.ready.delete(seat);
  }
  state.chairs = [...chairs];
}

function goAway(state: TableState, id: PersonId, kicked: boolean): void {
  const person = state.people.get(id)!;
  person.gone = true;
  person.kicked ||= kicked;
  // In a running game the seat keeps its player: they may come back. One who was sent away may not.
  if (state.play === null || kicked)
    state.chairs = state.chairs.map((c) => (c.person === id ? { ...c, person: null } : c));
}

function takeRole(state: TableState, { person: id, role, grimoire }: Extract<Happening, { type: 'role' }>): void {
  const person = state.people.get(id)!;
  person.role = role;
  person.grimoire = grimoire;
  if (role.endsWith('storyteller')) person.host = true;
  if (state.play !== null && (grimoire || role.endsWith('storyteller'))) person.sawGrimoire = true;
  if (role !== 'player') state.chairs = state.chairs.map((c) => (c.person === id ? { ...c, person: null } : c));
}

function postpone(state: TableState, ms: number): void {
  for (const timer of state.timers.values()) timer.endsAt += ms;
  const vote = state.play?.vote ?? null;
  if (vote !== null && vote.startedAt !== null) vote.startedAt += ms;
}
