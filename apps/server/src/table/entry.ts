import type { Append } from '../store/store.ts';
import type { LogRecord } from './record.ts';
import { shownStage, type TableState } from './state.ts';

/** What is written for these records: them, and the table's card in the index. */
export function entryOf(state: TableState, records: readonly LogRecord[], after: number): Append {
  const members = [...state.people.values()].map(({ account, role }) => ({ account, role }));
  return {
    game: state.game,
    after,
    records: records.map((record) => JSON.stringify(record)),
    card: {
      game: state.game,
      code: state.code,
      title: state.settings.title,
      stage: shownStage(state),
      updatedAt: state.updatedAt,
    },
    members,
  };
}
