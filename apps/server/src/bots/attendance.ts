import type { Random } from '@belfry/engine';
import type { PersonId } from '@belfry/protocol';
import type { TableState } from '../table/state.ts';
import type { Trouble } from '../table/surroundings.ts';
import type { Table } from '../table/table.ts';
import { readBotAccount } from './account.ts';
import { BotSeat } from './bot-seat.ts';

/** An act that waits for a ruling must not hold the table up for ever. */
const MOST_PATIENCE_MS = 8_000;

export interface AttendanceNeeds {
  random(): Random;
  token(): string;
  readonly pace: number;
  trouble(error: unknown, where: Trouble): void;
}

/** The bots of a table in memory. */
interface Present {
  readonly seats: Map<PersonId, BotSeat>;
  /** What they were last looked for by: the table as it is in memory, and the version of its card. */
  state: Readonly<TableState> | null;
  version: number;
}

/** Sees to it that every bot at a table in memory has somebody in its chair. */
export class Attendance {
  readonly #needs: AttendanceNeeds;
  readonly #tables = new WeakMap<Table, Present>();

  constructor(needs: AttendanceNeeds) {
    this.#needs = needs;
  }

  /** Something has happened at this table, or somebody has come to it. */
  readonly stir = (table: Table, state: Readonly<TableState>): void => {
    if (state.play === null || state.play.game.isOver) return;
    let present = this.#tables.get(table);
    if (present === undefined) {
      present = { seats: new Map(), state: null, version: 0 };
      this.#tables.set(table, present);
    }
    // Who is at a table changes only with its card.
    if (present.state !== state || present.version !== state.cardVersion) this.#seat(table, state, present);
    for (const [person, seat] of present.seats) {
      if (state.people.get(person)?.gone !== false) seat.stop();
      else seat.stir(state);
    }
  };

  #seat(table: Table, state: Readonly<TableState>, present: Present): void {
    present.state = state;
    present.version = state.cardVersion;
    for (const [person, { account }] of state.people) {
      const bot = readBotAccount(account);
      if (bot === null || present.seats.has(person)) continue;
      present.seats.set(person, new BotSeat(table, person, account, { ...this.#needs, ...bot }));
    }
  }

  /** Everybody else is ready: resolves when every bot has said and done what was on its mind, or soon anyway. */
  readonly hurry = async (table: Table): Promise<void> => {
    const seats = [...(this.#tables.get(table)?.seats.values() ?? [])];
    if (seats.length === 0) return;
    const soon = new Promise<void>((done) => setTimeout(done, MOST_PATIENCE_MS).unref());
    await Promise.race([Promise.all(seats.map((seat) => seat.hurry())), soon]);
  };

  readonly leave = (table: Table): void => {
    for (const seat of this.#tables.get(table)?.seats.values() ?? []) seat.stop();
    this.#tables.delete(table);
  };
}
