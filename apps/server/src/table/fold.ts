import type { GameEvent } from '@belfry/engine';
import { defaultSettings, type PersonId } from '@belfry/protocol';
import { rulesVersion } from '../rules.ts';
import { Turns } from '../turns.ts';
import { BadRecords } from './bad-records.ts';
import { type Reading, sitDown } from './fold-game.ts';
import { changeBy } from './fold-record.ts';
import { tellHands } from './hands.ts';
import { recordFrom } from './old-records.ts';
import { isRuling, NOTHING_KNOWN } from './pace.ts';
import { settleReady } from './ready.ts';
import { type Happening, type LogRecord, type Stamp, stamped, type Why } from './record.ts';
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

type TakenBack = Extract<Happening, { type: 'entry' }> & { readonly entry: { readonly type: 'undo' } };

export const emptyTable = (): TableState => ({
  game: '',
  code: '',
  settings: defaultSettings('by-hand'),
  script: { name: '', author: null, items: [] },
  locked: false,
  people: new Map(),
  accounts: new Map(),
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
    if (takesBack(record)) await rewind(state, record, turns);
    takeIn(state, record, reading);
    records.push(record);
    if (turns.areDue) await turns.pass();
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

/** Whether something has to be rewound for it first. */
export const takesBack = (happening: Happening): happening is TakenBack =>
  happening.type === 'entry' && happening.entry.type === 'undo';

/** Taking back plays the game again: as much of it as there is, in turns with everybody else. */
export async function rewind({ play }: TableState, { entry }: TakenBack, turns = new Turns()): Promise<void> {
  if (play === null || play.game instanceof ToldGame) return;
  for (const _ of play.game.rewind(entry.keep)) if (turns.areDue) await turns.pass();
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
  const refused = changeBy(state, record, record.at, reading);
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

function remember({ commands }: TableState, cmd: string): void {
  const slash = cmd.indexOf('/');
  const person = cmd.slice(0, slash) as PersonId;
  const id = cmd.slice(slash + 1);
  const ids = commands.get(person);
  if (ids === undefined) commands.set(person, [id]);
  // What is written together comes from one command.
  else if (ids.at(-1) !== id) ids.push(id);
  if (ids !== undefined && ids.length > REMEMBERED_COMMANDS) ids.shift();
}
