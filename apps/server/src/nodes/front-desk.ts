import type { Command, Cursor } from '@belfry/protocol';
import type { House } from '../house.ts';
import { MOVED, Moved } from '../table/closed.ts';
import type { Outcome, TableDoor } from '../table/door.ts';
import { READINGS, type Reading, type ReadingOf } from '../table/readings.ts';
import type { Ear } from '../table/surroundings.ts';
import type { Table } from '../table/table.ts';
import type { Carrier } from './carrier.ts';
import { NotOurs, type Ownership } from './ownership.ts';
import { Wire } from './wire.ts';

/** A dead node's tables are free when its lease is over: that long, and a little, somebody waits for theirs. */
const PATIENCE_MS = 4_500;
/** The first looks come soon: mostly the table was only just given back. */
const AGAIN_AFTER_MS = { first: 100, most: 400, times: 1.5 };

/** Where sockets and HTTP ask for tables, whichever node has them. */
export class FrontDesk {
  readonly #house: House;
  readonly #ownership: Ownership;
  readonly #carrier: Carrier | null;
  /** Those who look for the same table look together. */
  readonly #looking = new Map<string, Promise<Table | Wire>>();

  /** Without a carrier there are no other nodes. */
  constructor(house: House, ownership: Ownership, carrier: Carrier | null) {
    this.#house = house;
    this.#ownership = ownership;
    this.#carrier = carrier;
  }

  /** The game behind a code that somebody typed. */
  gameOf(code: string): Promise<string | null> {
    return this.#house.gameOf(code);
  }

  /** Brings a socket to its table. `found` is told of the table before anything comes from there. */
  async enter(game: string, ear: Ear, cursor: Cursor | null, found: (door: TableDoor) => void): Promise<void> {
    const door = await this.#door(game);
    found(door);
    await door.attach(ear, cursor);
  }

  /** Does what somebody wants who has no socket. */
  async submit(game: string, account: string, id: string, command: Command): Promise<Outcome> {
    return (await this.#door(game)).submit(account, id, command);
  }

  /** What HTTP wants to know. Nobody has to own a table that is only looked at. */
  async ask<R extends Reading>(game: string, reading: R, account: string): Promise<ReadingOf<R> | null> {
    // Each reading returns what its name says; the compiler cannot follow one through the table of all.
    const read = READINGS[reading] as (state: Parameters<(typeof READINGS)[R]>[0], account: string) => ReadingOf<R>;
    const owner = await this.#ownership.whose(game);
    if (owner === 'ours') return (await this.#house.load(game)).read((state) => read(state, account));
    const wire = owner === null ? null : this.#carrier?.to(owner);
    const told = await wire?.ask(game, reading, account).catch((error: unknown) => {
      if (!(error instanceof Moved)) throw error;
    });
    if (told !== undefined) return told;
    const state = await this.#house.look(game);
    return state === null ? null : read(state, account);
  }

  async #door(game: string): Promise<TableDoor> {
    let looking = this.#looking.get(game);
    if (looking === undefined) {
      looking = this.#find(game).finally(() => this.#looking.delete(game));
      this.#looking.set(game, looking);
    }
    const found = await looking;
    return found instanceof Wire ? found.door(game) : found;
  }

  /** Here or elsewhere. A node that cannot be reached is waited for: it comes back, stands aside, or its time is over. */
  async #find(game: string): Promise<Table | Wire> {
    const until = performance.now() + PATIENCE_MS;
    for (let pause = AGAIN_AFTER_MS.first; ; pause = Math.min(pause * AGAIN_AFTER_MS.times, AGAIN_AFTER_MS.most)) {
      try {
        const table = await this.#house.own(game);
        if (typeof table !== 'string') return table;
        const wire = this.#carrier?.to(table) ?? null;
        if (wire !== null) return wire;
      } catch (error) {
        if (this.#carrier === null || !(error instanceof NotOurs)) throw error;
      }
      if (performance.now() > until) throw new Moved(MOVED);
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
