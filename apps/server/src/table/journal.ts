import type { PersonId } from '@belfry/protocol';
import { type Claim, NotOurs } from '../nodes/ownership.ts';
import { Conflict } from '../store/store.ts';
import { StoreUnreachable, Stumbled } from './closed.ts';
import { type Refusal, refuse } from './commands/index.ts';
import type { Outcome } from './door.ts';
import { entryOf } from './entry.ts';
import { reviveTable, rewind, takesBack } from './fold.ts';
import { type Hands, happen } from './happen.ts';
import type { Happening, LogRecord } from './record.ts';
import { rerunOf } from './rerun.ts';
import { shownStage, type TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

export const DONE: Outcome = { ok: true };

export interface JournalNeeds {
  readonly claim: Claim;
  readonly around: Surroundings;
  /** Something is written: everybody may know. */
  tell(): void;
  /** Memory is what the log says, and nothing that was told before is sure to be in it. */
  startedOver(): void;
  report(error: unknown, doing: string): void;
}

/** A table in memory and its log, kept in step: whatever happens is played by the engine, written, and only then told. */
export class Journal {
  readonly #needs: JournalNeeds;
  #state: TableState;
  /** How many records are on disk. */
  #written: number;

  constructor(state: TableState, needs: JournalNeeds) {
    this.#needs = needs;
    this.#state = state;
    this.#written = state.count;
    this.#hands = { policies: needs.around.policies, trouble: this.policyTrouble };
  }

  get state(): TableState {
    return this.#state;
  }
  get written(): number {
    return this.#written;
  }

  readonly policyTrouble = (error: unknown): void => this.#needs.report(error, 'policy');
  readonly #hands: Hands;

  /** Engine, append, commit, tell. What was refused has changed nothing; what could not be written was never told. */
  async carryOut(happenings: readonly Happening[], cmd: string | null): Promise<Outcome> {
    const stage = shownStage(this.#state);
    let records: readonly LogRecord[] | Refusal;
    try {
      for (const happening of happenings) if (takesBack(happening)) await rewind(this.#state, happening);
      records = happen(this.#state, happenings, this.#needs.around.now(), cmd, this.#hands);
    } catch (error) {
      throw await this.#stumbled(error);
    }
    if ('code' in records) return { ok: false, ...records };
    try {
      const begun = performance.now();
      // Most of what happens leaves the index of tables as it is.
      const plain =
        stage === shownStage(this.#state) && happenings.every((h) => h.type === 'entry' || h.type === 'said');
      await this.#append(records, plain);
      this.#needs.around.committed(performance.now() - begun);
    } catch (error) {
      if (error instanceof NotOurs) throw error;
      if (!(error instanceof Conflict)) this.#needs.report(error, 'append');
      return this.#afterUnwritten(cmd);
    }
    this.#written = this.#state.count;
    this.#needs.tell();
    return DONE;
  }

  /** The rules have failed half-way: memory is no longer what the log says. */
  async #stumbled(error: unknown): Promise<Stumbled> {
    const stumbled = error instanceof Stumbled ? error : new Stumbled(error, rerunOf(this.#state));
    await this.#startOver();
    return stumbled;
  }

  #append(records: readonly LogRecord[], plain: boolean): Promise<void> {
    const { game } = this.#state;
    const append = plain
      ? { game, after: this.#written, records: records.map((record) => JSON.stringify(record)) }
      : entryOf(this.#state, records, this.#written);
    return this.#needs.claim.append(append);
  }

  /** Memory is ahead of the disk, or behind another process: take what the store has, and show that to everybody. */
  async #startOver(): Promise<void> {
    const { claim, around } = this.#needs;
    const unreachable = (cause: unknown) => {
      if (cause instanceof NotOurs) throw cause;
      throw new StoreUnreachable('The log could not be read.', { cause });
    };
    await claim.settle().catch(unreachable);
    const records = await around.store.records(this.#state.game).catch(unreachable);
    this.#state = await reviveTable(records);
    this.#written = this.#state.count;
    this.#needs.startedOver();
  }

  /** A write that was reported as failed may be on disk all the same: the log says whether it is. */
  async #afterUnwritten(cmd: string | null): Promise<Outcome> {
    await this.#startOver();
    const [person, ...id] = (cmd ?? '').split('/');
    if (this.#state.commands.get(person as PersonId)?.includes(id.join('/'))) return DONE;
    return { ok: false, ...refuse('trouble', { say: 'server.unwritten' }) };
  }
}
