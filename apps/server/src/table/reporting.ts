import { rulesVersion } from '../rules.ts';
import { Stumbled } from './closed.ts';
import type { Journal } from './journal.ts';
import { rerunOf } from './rerun.ts';
import type { TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** What a turn at the table is about, for the record of what went wrong. */
export interface Doing {
  readonly doing: string;
  readonly command?: unknown;
}

/** Tells whoever runs the server what went wrong at a table, with what it takes to do it again. */
export function report(
  around: Surroundings,
  { state, written }: Journal,
  error: unknown,
  { doing, command }: Doing,
): void {
  const [cause, rerun] = error instanceof Stumbled ? [error.cause, error.rerun] : [error, rerunOf(state)];
  around.trouble(cause, { game: state.game, records: written, doing, command, rerun });
}

/** The same of a log that today's rules tell otherwise, from one of its records on. */
export function reportDifference(
  around: Surroundings,
  journal: Journal,
  { record, rules, why }: NonNullable<TableState['difference']>,
): void {
  const words = `From record ${record} on, the rules ${rulesVersion()} tell this game otherwise than it was told`;
  report(
    around,
    journal,
    new Error(`${words} (it was begun by the rules ${rules ?? 'of an unknown version'}): ${why}`),
    {
      doing: `replay, from record ${record} on, begun by rules ${rules ?? 'unknown'}`,
    },
  );
}
