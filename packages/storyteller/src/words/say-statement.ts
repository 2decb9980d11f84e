import type { CharacterId, Team } from '@belfry/almanac';
import type { Alignment, SeatId, Statement, StatementKind, StatementOf } from '@belfry/engine';

/** What things are called, in the language that is spoken. */
export interface Speaker {
  name(seat: SeatId): string;
  character(id: CharacterId): string;
  /** One of a team: "Minion". */
  team(team: Team): string;
  side(alignment: Alignment): string;
}

/** One line for each kind of statement. A kind without a line does not compile. */
export type StatementWords = {
  readonly [K in StatementKind]: (info: StatementOf<K>, speaker: Speaker) => string;
};

/** A statement in one line, without a full stop. */
export const sayStatement = (info: Statement, words: StatementWords, speaker: Speaker): string =>
  // The line for a kind takes statements of that kind, which the table guarantees and TypeScript cannot follow.
  (words[info.says] as (info: Statement, speaker: Speaker) => string)(info, speaker);
