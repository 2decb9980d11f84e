import { MOST_INPUTS, MOST_PLAYED_AGAIN } from '@belfry/engine';
import { GameFile } from '@belfry/protocol';
import { misfitIn } from '../misfit.ts';
import { inWordsOf } from '../said.ts';
import type { Append } from '../store/store.ts';
import { BadRecords } from '../table/bad-records.ts';
import { entryOf } from '../table/entry.ts';
import { emptyTable, takeIn } from '../table/fold.ts';
import { Moment } from '../table/moment.ts';
import { whyImpossible } from '../table/possible.ts';
import { personCard } from '../table/project.ts';
import type { LogRecord } from '../table/record.ts';
import { readRecord } from '../table/record-shape.ts';
import type { TableState } from '../table/state.ts';
import { Stream } from '../table/stream.ts';
import { viewerOf } from '../table/viewer.ts';

/** No single record may hold anybody up for as long as this when the table is opened. */
const MOST_MS_A_RECORD = 25;

export interface Brought {
  readonly game: string;
  readonly code: string;
  /** Whose table it will be. */
  readonly account: string;
  readonly now: number;
}

/**
 * Reads a game file that anybody may have written, as strictly as it can be: each record by its shape, then by its
 * meaning, then by playing it; what it says was told has to follow; and everybody at it can be shown what they may
 * see. Throws in words. It may take its time, so it runs on a thread of its own.
 */
export function readGame(bytes: Uint8Array, brought: Brought): Append {
  const file = parse(bytes);
  try {
    return read(file, brought);
  } catch (error) {
    // The first of many files pays for compiling the rules; it gets a second chance.
    if (error instanceof TooSlow) return read(file, brought);
    throw error;
  }
}

class TooSlow extends BadRecords {
  override readonly name = 'TooSlow';
}

function parse(bytes: Uint8Array): GameFile['records'] {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BadRecords({ say: 'record.not-json' });
  }
  const file = GameFile.safeParse(json);
  if (file.success) return file.data.records;
  const { field, why } = misfitIn(file.error, json);
  throw new BadRecords({ say: 'record.file-shape', field: field ?? 'belfry', why });
}

function read(items: GameFile['records'], { game, code, account, now }: Brought): Append {
  const state = emptyTable();
  const records: LogRecord[] = [];
  const budget = new Budget();
  for (const [index, item] of items.entries()) {
    const record = settled(readRecord(item, index), game, code);
    const impossible = whyImpossible(state, record, now);
    if (impossible !== null) throw new BadRecords({ say: 'record.impossible', record: index + 1, why: impossible });
    budget.spend(state, record);
    takeIn(state, record, 'play');
    if (record.type === 'chronicle') checkChronicle(state, record.events);
    budget.tick(index);
    records.push(record);
  }
  if (state.play?.game.isOver === true && state.play.chronicled !== state.play.game.events.length) {
    throw new BadRecords({ say: 'record.told-missing' });
  }
  const keeper: LogRecord = {
    type: 'came',
    at: state.updatedAt,
    person: `p${state.people.size + 1}`,
    account,
    name: inWordsOf({ say: 'record.keeper' }, state.settings.lang),
    role: 'storyteller',
    host: true,
  };
  takeIn(state, keeper, 'play');
  records.push(keeper);
  showToEverybody(state);
  return entryOf(state, records, 0);
}

/** Accounts open doors on this server: a file brings none. */
function settled(record: LogRecord, game: string, code: string): LogRecord {
  if (record.type === 'opened') return { ...record, game, code };
  return record.type === 'came' ? { ...record, account: `file:${game}:${record.person}` } : record;
}

function checkChronicle(state: TableState, events: readonly unknown[]): void {
  if (JSON.stringify(events) !== JSON.stringify(state.play!.game.events)) {
    throw new BadRecords({ say: 'record.does-not-follow' });
  }
}

/** What cannot be shown to somebody is no table. */
function showToEverybody(state: TableState): void {
  for (const id of state.people.keys()) {
    const viewer = viewerOf(state, id);
    personCard(state, id);
    new Stream('').snapshot(new Moment(state, state.play?.asked ?? []), viewer);
  }
}

/** Playing again costs something: a file may hold, and take back, what a game that is played may, and no more. */
class Budget {
  #again = 0;
  #cpu = process.threadCpuUsage();

  spend({ play }: TableState, record: LogRecord): void {
    if (record.type !== 'entry' || play === null) return;
    if (play.game.inputs.length >= MOST_INPUTS) throw new BadRecords({ say: 'record.too-many', most: MOST_INPUTS });
    if (record.entry.type !== 'undo' || record.entry.keep >= play.game.inputs.length) return;
    this.#again += record.entry.keep;
    if (this.#again > MOST_PLAYED_AGAIN) throw new BadRecords({ say: 'record.takes-back' });
  }

  tick(index: number): void {
    const now = process.threadCpuUsage();
    const ms = (now.user + now.system - this.#cpu.user - this.#cpu.system) / 1000;
    this.#cpu = now;
    if (ms > MOST_MS_A_RECORD) throw new TooSlow({ say: 'record.record-too-slow', record: index + 1 });
  }
}
