import type { Sentence } from '@belfry/almanac';
import type { Random } from '@belfry/engine';
import type { OpenTable, ScriptChoice } from '@belfry/protocol';
import type { Attendance } from './bots/attendance.ts';
import { newCode, readCode } from './codes.ts';
import { Founding } from './founding.ts';
import { Importer } from './importing/importer.ts';
import { Infirmary, OutOfOrder } from './infirmary.ts';
import type { Metrics } from './metrics.ts';
import { type Claim, type NodeName, NotOurs, type Ownership } from './nodes/ownership.ts';
import { Conflict, type Store } from './store/store.ts';
import { FAILED, TableClosed } from './table/closed.ts';
import type { Refusal } from './table/commands/index.ts';
import { reviveTable } from './table/fold.ts';
import type { TableState } from './table/state.ts';
import type { Policies } from './table/storyteller.ts';
import type { Surroundings, Trouble } from './table/surroundings.ts';
import { Table } from './table/table.ts';
import { PlayingOn } from './thinking/thinker.ts';

export interface HouseNeeds {
  readonly store: Store;
  readonly ownership: Ownership;
  /** Whether other nodes share the store. */
  readonly shared: boolean;
  /** When whoever loses their table may come back. */
  retryInMs(): number;
  readonly policies: Policies;
  /** Whether rulings of automatic tables are played on before they are made. */
  readonly playsOn: boolean;
  readonly metrics: Metrics;
  now(): number;
  bytes(count: number): Uint8Array;
  random(): Random;
  trouble(error: unknown, where: Trouble): void;
  readonly bots: Attendance;
  /** The folder of the operator's own characters: files are read on a thread that has to know them too. */
  readonly characters: string | null;
  readonly idleMs: number;
  readonly graceMs: number;
}

const SWEEP_EVERY_MS = 30_000;
/** Everybody at once would be more than the other nodes can let in within a second. */
export const ONE_BY_ONE = { eachMs: 20, mostMs: 10_000 };

/** All tables of this process: those somebody cares for are in memory, all others in the store. */
export class House {
  readonly #needs: HouseNeeds;
  readonly #around: Surroundings;
  /** Promises, so that two who come in at once wait for the same table. */
  readonly #tables = new Map<string, { readonly claim: Claim; readonly loading: Promise<Table> }>();
  readonly #codes = new Map<string, string>();
  readonly #sweeping: NodeJS.Timeout;
  readonly #infirmary = new Infirmary();
  readonly #founding: Founding;
  readonly #importer: Importer;
  readonly #thinker: PlayingOn | null;
  #closed = false;

  constructor(needs: HouseNeeds) {
    this.#needs = needs;
    this.#founding = new Founding(needs.store, needs.policies);
    this.#importer = new Importer(needs.characters);
    const stumbled = (error: Error, game: string) => needs.trouble(error, { game, records: 0, doing: 'playing on' });
    this.#thinker = needs.playsOn ? new PlayingOn(needs.characters, () => needs.now(), stumbled) : null;
    this.#around = {
      store: needs.store,
      ownership: needs.ownership,
      shared: needs.shared,
      policies: needs.policies,
      thinker: this.#thinker,
      now: () => needs.now(),
      random: () => needs.random(),
      token: (bytes) => Buffer.from(needs.bytes(bytes)).toString('base64url'),
      graceMs: needs.graceMs,
      trouble: (error, where) => needs.trouble(error, where),
      failed: (table, failure) => this.#drop(table, failure.store ? null : failure.records),
      committed: (ms) => {
        needs.metrics.time('commit', ms);
      },
      stirred: needs.bots.stir,
      hurried: needs.bots.hurry,
    };
    this.#sweeping = setInterval(() => void this.sweep(), Math.min(SWEEP_EVERY_MS, Math.max(needs.idleMs, 50)));
    this.#sweeping.unref();
    needs.metrics.gauge('tables_in_memory', () => this.#tables.size);
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** A new table with its opener in it. */
  async open(account: string, wish: OpenTable): Promise<Table | Refusal> {
    const game = this.#around.token(12);
    const beginning = await this.#founding.plan(game, account, wish);
    if ('code' in beginning) return beginning;
    return this.#underFreeCode(async (code) => {
      const table = await Table.open(beginning(code), game, this.#around);
      this.#keep(table, code);
      return table;
    });
  }

  /** A script's list, whatever it was chosen by. */
  script(choice: ScriptChoice): Promise<{ items: readonly unknown[] } | Refusal> {
    return this.#founding.script(choice);
  }

  /** Tries codes until nobody has the one. */
  async #underFreeCode<T>(found: (code: string) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await found(newCode((bytes) => this.#needs.bytes(bytes)));
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
  }

  /** The game behind a code; null when there is none. */
  async gameOf(typed: string): Promise<string | null> {
    const code = readCode(typed);
    if (code === null || this.#closed) return null;
    return this.#codes.get(code) ?? (await this.#needs.store.gameByCode(code))?.game ?? null;
  }

  /** The table behind a code, from memory or from the store. Throws {@link NotOurs} when another node has it. */
  async find(typed: string): Promise<Table | null> {
    const game = await this.gameOf(typed);
    if (game === null) return null;
    const table = await this.own(game);
    if (typeof table === 'string') throw new NotOurs(game);
    return table;
  }

  /** Makes the table ours, unless a living node has it: then that node. */
  async own(game: string): Promise<Table | NodeName> {
    if (this.#closed) return this.load(game);
    const claim = await this.#needs.ownership.take(game);
    return typeof claim === 'string' ? claim : this.#load(game, claim);
  }

  /** A table of ours, from memory or from the store. */
  async load(game: string): Promise<Table> {
    const claim = this.#needs.ownership.held(game);
    if (claim === null) throw new NotOurs(game);
    return this.#load(game, claim);
  }

  async #load(game: string, claim: Claim): Promise<Table> {
    let opening = this.#tables.get(game);
    // What has not been given back yet goes on.
    if (this.#closed && opening === undefined) throw new NotOurs(game);
    if (opening === undefined || opening.claim !== claim) {
      const fresh = { claim, loading: this.#fetch(game, claim) };
      opening = fresh;
      this.#tables.set(game, fresh);
      fresh.loading.catch(() => {
        if (this.#tables.get(game) === fresh) this.#tables.delete(game);
      });
    }
    const table = await opening.loading;
    this.#codes.set(table.code, game);
    // Whoever asked for it is about to use it: it must not be swept away under their hands.
    table.touchedAt = this.#needs.now();
    return table;
  }

  /** The table as its log tells it, to be looked at; nothing is written, and nobody owns it because of that. */
  async look(game: string): Promise<TableState | null> {
    const reading = this.#infirmary.admit(game);
    const records = await this.#needs.store.records(game);
    if (records.length === 0) return null;
    try {
      return await reviveTable(records, reading);
    } catch (error) {
      this.#needs.trouble(error, { game, records: records.length, doing: 'looking' });
      this.#infirmary.note(game, records.length);
      throw new OutOfOrder();
    }
  }

  /** A table from a file that was made elsewhere, under a code of its own. Throws BadRecords when it is no game. */
  async adopt(file: Uint8Array, account: string): Promise<{ game: string; code: string }> {
    const game = this.#around.token(12);
    const now = this.#needs.now();
    return this.#underFreeCode(async (code) => {
      await this.#needs.store.append(await this.#importer.read(file, { game, code, account, now }));
      return { game, code };
    });
  }

  async #fetch(game: string, claim: Claim): Promise<Table> {
    const reading = this.#infirmary.admit(game);
    const records = await this.#needs.store.records(game).catch((error: unknown) => {
      this.#needs.trouble(error, { game, records: 0, doing: 'reading the log' });
      throw error;
    });
    try {
      return await Table.load(records, this.#around, claim, reading);
    } catch (error) {
      // A table that failed in its first turn has said so already.
      if (error instanceof TableClosed) throw error;
      this.#needs.trouble(error, { game, records: records.length, doing: 'opening' });
      throw this.#infirmary.note(game, records.length) ? new TableClosed(FAILED) : new OutOfOrder();
    }
  }

  /** A table has failed: the next who asks gets it from its log. */
  #drop(table: Table, records: number | null): number | null {
    this.#needs.bots.leave(table);
    if (this.#tables.get(table.game)?.claim === table.claim) this.#tables.delete(table.game);
    if (records === null) return this.#needs.retryInMs();
    return this.#infirmary.note(table.game, records) ? this.#needs.retryInMs() : null;
  }

  #keep(table: Table, code: string): void {
    this.#tables.set(table.game, { claim: table.claim, loading: Promise.resolve(table) });
    this.#codes.set(code, table.game);
  }

  /** Lets go of tables that nobody has cared for. They come back on the first message. */
  async sweep(): Promise<void> {
    for (const [game, { loading }] of this.#tables) {
      const table = await loading.catch(() => null);
      if (table === null || !table.isIdle || this.#needs.now() - table.touchedAt < this.#needs.idleMs) continue;
      table.forget();
      this.#needs.bots.leave(table);
      this.#tables.delete(game);
      this.#codes.delete(table.code);
      await table.claim.release().catch(() => {});
    }
  }

  /** None of them is ours any more, and nothing of them may be told: whoever sits at them is sent away. */
  async loseAll(): Promise<void> {
    const all = [...this.#tables.values()];
    this.#tables.clear();
    this.#codes.clear();
    await Promise.all(all.map(({ loading }) => loading.then((table) => table.lose()).catch(() => {})));
  }

  /** Every table is finished with what it was doing, given back, and its people sent away. */
  async giveUp(said: Sentence): Promise<void> {
    const all = [...this.#tables.values()];
    this.#tables.clear();
    this.#codes.clear();
    const tables = await Promise.all(all.map(({ loading }) => loading.catch(() => null)));
    for (const table of tables) if (table !== null) this.#needs.bots.leave(table);
    await Promise.all(tables.map((table) => table?.close(said, () => this.#needs.retryInMs())));
  }

  /** The same, but where another node goes on with them one after another, so that nobody has to wait for all the others. */
  async #giveBack(said: Sentence): Promise<void> {
    const each = Math.min(ONE_BY_ONE.eachMs, ONE_BY_ONE.mostMs / Math.max(1, this.#tables.size));
    const closing: Promise<void>[] = [];
    for (const [game, { loading }] of this.#tables) {
      const table = await loading.catch(() => null);
      this.#tables.delete(game);
      if (table === null) continue;
      this.#codes.delete(table.code);
      this.#needs.bots.leave(table);
      closing.push(table.close(said, () => this.#needs.retryInMs()));
      await new Promise((done) => setTimeout(done, each));
    }
    await Promise.all(closing);
  }

  async close(said: Sentence): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeping);
    await (this.#needs.shared ? this.#giveBack(said) : this.giveUp(said));
    await this.#importer.close();
    await this.#thinker?.close();
  }
}
