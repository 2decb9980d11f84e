import { almanac, type Names } from '@belfry/almanac';
import { TABLE } from '@belfry/engine';
import { Stumbled } from './closed.ts';
import { type Refusal, refuse } from './commands/index.ts';
import { enact } from './fold.ts';
import { type Happening, isWhy, type LogRecord, type Stamp } from './record.ts';
import { rerunOf } from './rerun.ts';
import type { TableState } from './state.ts';
import { nextByItself, type Policies } from './storyteller.ts';

const MOST_STEPS = 500;

/** The names that everybody at this table knows. */
const namesAtTable = ({ play }: TableState): Names => ({
  name: (seat) => (seat === TABLE ? almanac().terms.storyteller : (play?.game.state.seats[seat]?.name ?? String(seat))),
  character: (id) =>
    play?.game.setup.script.homebrew?.find((c) => c.id === id)?.name ?? almanac().characters.get(id)?.name ?? id,
});

export interface Hands {
  readonly policies: Policies;
  /** A policy that threw. */
  trouble(error: unknown): void;
}

/**
 * Takes what happens into memory, and what follows by itself. Returns the records to be written. A refusal has changed
 * nothing; when it throws, memory is somewhere in between, and only the log knows how the table was.
 */
export function happen(
  state: TableState,
  happenings: readonly Happening[],
  at: number,
  cmd: string | null,
  hands: Hands,
): readonly LogRecord[] | Refusal {
  const records: LogRecord[] = [];
  for (const happening of happenings) {
    const record = attempt(state, happening, stampOf(at, cmd, records.length > 0));
    if (!isWhy(record)) records.push(record);
    else if (records.length === 0) return refuse('not-possible', record, namesAtTable(state));
    // Only the first record of a command can be refused by the engine; a later one would be a mistake of ours.
    else throw new Error(`A command was refused half-way: ${JSON.stringify(record)}`);
  }
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = nextByItself(state, hands.policies, hands.trouble);
    if (next === null) return records;
    const record = attempt(state, next, { at, also: true });
    if (isWhy(record)) throw new Error(`An automatic step was refused: ${JSON.stringify(record)}`);
    records.push(record);
  }
  throw new Error(`More than ${MOST_STEPS} automatic steps in a row.`);
}

function stampOf(at: number, cmd: string | null, also: boolean): Stamp {
  if (!also) return cmd === null ? { at } : { at, cmd };
  return cmd === null ? { at, also } : { at, cmd, also };
}

function attempt(state: TableState, happening: Happening, stamp: Stamp) {
  try {
    return enact(state, happening, stamp);
  } catch (error) {
    throw new Stumbled(error, rerunOf(state, happening));
  }
}
