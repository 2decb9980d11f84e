import type { Names, Sentence } from '@belfry/almanac';
import type { Random, SeatId } from '@belfry/engine';
import type { Command, CommandName, PersonId, RejectionCode } from '@belfry/protocol';
import { inEnglish } from '../../said.ts';
import type { Happening } from '../record.ts';
import type { PersonState, TableState } from '../state.ts';

export interface Refusal {
  readonly code: RejectionCode;
  /** In English, for whoever reads the wire. */
  readonly reason: string;
  /** The same as data, to be put into anybody's language. */
  readonly said: Sentence;
}

/** What a command comes to: records to be written (none: there is nothing to do), or why not. */
export type Verdict = readonly Happening[] | Refusal;

/** `detail` says more than the sentence does, in English. */
export const refuse = (code: RejectionCode, said: Sentence, names?: Names, detail?: string): Refusal => ({
  code,
  reason: detail ?? inEnglish(said, names),
  said,
});

export const isRefusal = (verdict: Verdict): verdict is Refusal => 'code' in verdict;

/** Somebody does something at a table. */
export interface Doing {
  readonly state: TableState;
  readonly id: PersonId;
  readonly me: PersonState;
  readonly seat: SeatId | null;
  /** The policies that there are. */
  readonly policies: ReadonlySet<string>;
  /** Chance, for those who need it: a fresh generator with a seed that nobody can guess. */
  random(): Random;
}

export type CommandOf<Name extends CommandName> = Extract<Command, { do: Name }>;
export type Handler<Name extends CommandName> = (doing: Doing, command: CommandOf<Name>) => Verdict;
