import type { Sentence } from '@belfry/almanac';
import { type Command, type Cursor, PROTOCOL_VERSION } from '@belfry/protocol';
import { type Claim, NotOurs } from '../nodes/ownership.ts';
import { Adviser } from './adviser.ts';
import { ByItself } from './by-itself.ts';
import { FAILED, MOVED, Moved, STOPPING, StoreUnreachable, Stumbled, TableClosed } from './closed.ts';
import { isRefusal, judge, mustWait, notAsked, personOf, refuse, refuseWaiting } from './commands/index.ts';
import type { Outcome, TableDoor } from './door.ts';
import { entryOf } from './entry.ts';
import { foldTable, reviveTable } from './fold.ts';
import { frameOf } from './frame.ts';
import { DONE, Journal } from './journal.ts';
import { Listeners } from './listeners.ts';
import { personCard } from './project.ts';
import { Queue } from './queue.ts';
import { type Happening, type LogRecord, stamped } from './record.ts';
import { type Doing, report, reportDifference } from './reporting.ts';
import type { TableState } from './state.ts';
import type { Ear, Surroundings } from './surroundings.ts';
import { WaitingRoom } from './waiting-room.ts';

/** What became of a command, or why nobody may know yet. */
type Taken = Outcome | 'later' | 'done, but hush';

const isToBeDone = (judged: Taken | readonly Happening[]): judged is readonly Happening[] => Array.isArray(judged);

/**
 * One table. All that happens to it goes through one queue, one after another: judged, played by the engine, written,
 * committed, and only then told. Whatever goes wrong in there is the end of this table in memory and of nothing else:
 * its people are sent away, and it opens again from its log.
 */
export class Table implements TableDoor {
  readonly game: string;
  readonly code: string;
  readonly claim: Claim;
  readonly #around: Surroundings;
  readonly #listeners: Listeners;
  readonly #journal: Journal;
  readonly #byItself: ByItself;
  readonly #queue = new Queue();
  #closed: TableClosed | null = null;
  /** Answers of seats, and their acknowledgements, while the table waits: either would tell that somebody rules. */
  readonly #waitingRoom = new WaitingRoom();
  /** It was opened from its log, and nobody has come to play yet: its clocks ran on while nobody could see them. */
  #asleep = false;
  /** When somebody last cared for this table. */
  touchedAt: number;

  private constructor(state: TableState, around: Surroundings, claim: Claim) {
    this.claim = claim;
    this.game = state.game;
    this.code = state.code;
    this.#around = around;
    this.touchedAt = around.now();
    const adviser = new Adviser(around.policies, (error) => this.#report(error, { doing: 'policy' }));
    this.#listeners = new Listeners(around.token(9), this.touchedAt, state.play !== null, (now) =>
      adviser.prompts(now),
    );
    this.#journal = new Journal(state, {
      claim,
      around,
      tell: () => this.#tell(),
      startedOver: () => this.#startedOver(),
      report: (error, doing) => this.#report(error, { doing }),
    });
    this.#byItself = new ByItself({
      journal: this.#journal,
      listeners: this.#listeners,
      around,
      aside: (doing, job) => this.#aside({ doing }, job),
      hurried: () => around.hurried(this).catch((error: unknown) => this.#report(error, { doing: 'bots' })),
    });
  }

  get #state(): TableState {
    return this.#journal.state;
  }

  static async open(happenings: readonly Happening[], game: string, around: Surroundings): Promise<Table> {
    const at = around.now();
    const records: LogRecord[] = happenings.map((happening) => stamped(happening, { at }));
    const state = foldTable(records);
    const claim = await around.ownership.found({ ...entryOf(state, records, 0), game });
    return new Table(state, around, claim);
  }

  /** The table that these records tell of. */
  static async load(
    records: readonly string[],
    around: Surroundings,
    claim: Claim,
    reading: 'follow' | 'tell' = 'follow',
  ): Promise<Table> {
    const state = await reviveTable(records, reading);
    const table = new Table(state, around, claim);
    if (state.difference !== null && reading === 'follow') reportDifference(around, table.#journal, state.difference);
    table.#asleep = true;
    return table;
  }

  get speaks(): boolean {
    return this.claim.holds;
  }

  /** Looks at the table between two turns: nobody is shown what is not on disk. */
  read<T>(look: (state: Readonly<TableState>) => T): Promise<T> {
    return this.#turn({ doing: 'read' }, async () => look(this.#state));
  }
  get isIdle(): boolean {
    return this.#queue.isEmpty && this.#listeners.size === 0;
  }
  get ears(): number {
    return this.#listeners.size;
  }

  attach(ear: Ear, cursor: Cursor | null): Promise<void> {
    return this.#turn({ doing: 'hello' }, async () => {
      if (this.#asleep) await this.#wake();
      const known = personOf(this.#state, ear.account);
      const person = known !== null && this.#state.people.get(known)!.gone ? null : known;
      const you = person === null ? null : personCard(this.#state, person);
      const welcome = { t: 'welcome', v: PROTOCOL_VERSION, code: this.code, you, now: this.#around.now() };
      ear.send(frameOf(welcome));
      this.#listeners.add(this.#state, ear, person, cursor);
      this.#byItself.wind();
      this.#around.stirred(this, this.#state);
    });
  }

  detach(ear: Ear): void {
    const now = this.#around.now();
    this.touchedAt = now;
    try {
      this.#listeners.remove(this.#state, ear, now);
    } catch (error) {
      this.#fail(error, { doing: 'goodbye' });
    }
    if (this.#state.play !== null && this.#closed === null) this.#byItself.someoneLeft();
  }

  look(ear: Ear): Promise<void> {
    return this.#turn({ doing: 'look' }, async () => this.#listeners.show(this.#state, ear));
  }

  older(ear: Ear, before: number): Promise<void> {
    return this.#turn({ doing: 'older' }, async () => this.#listeners.older(this.#state, ear, before));
  }

  measured(): void {}
  full(): null {
    return null;
  }

  /** A turn like any other, but written out: every command of every table comes through here, and each promise counts. */
  async submit(account: string, id: string, command: Command): Promise<Outcome> {
    for (;;) {
      const turn = this.#queueUp();
      if (turn !== null) await turn;
      let taken: Taken;
      try {
        this.#mustBeOpen();
        if (this.#asleep) await this.#wake();
        const judged = this.#judge(account, id, command);
        taken = isToBeDone(judged)
          ? this.#after(await this.#journal.carryOut(judged, this.#markOf(account, id, judged)), account, command)
          : judged;
        this.#mustSpeak();
      } catch (error) {
        taken = this.#refuseAfter(error, account, id, command);
      } finally {
        this.#queue.leave();
      }
      if (taken !== 'later' && taken !== 'done, but hush') return taken;
      await this.#waitingRoom.wait(account, id);
      if (taken !== 'later') return DONE;
    }
  }

  /** Everything that was begun is finished; nothing new is taken. */
  async close(said: Sentence, retryInMs: () => number): Promise<void> {
    this.#byItself.stop();
    // Where another node goes on, what comes too late here is sent again there.
    this.#closed ??= this.#around.shared ? new Moved(MOVED) : new TableClosed(STOPPING);
    await this.#queue.settled();
    // Whoever was answered just now hears the answer before the goodbye.
    await new Promise<void>((turn) => setImmediate(turn));
    await this.claim.release().catch(() => {});
    this.#listeners.dismissAll('restarting', said, retryInMs);
    this.#waitingRoom.empty();
  }

  /** Another node's now, or nobody's: nothing that is known here may be told any more. */
  lose(): void {
    this.#fail(new NotOurs(this.game), { doing: 'moving' });
  }

  /** Leaves memory; the store has everything. */
  forget(): void {
    this.#byItself.stop();
  }

  async #turn<T>(doing: Doing, job: () => Promise<T>): Promise<T> {
    const turn = this.#queueUp();
    if (turn !== null) await turn;
    try {
      this.#mustBeOpen();
      const result = await job();
      this.#mustSpeak();
      return result;
    } catch (error) {
      throw this.#fail(error, doing);
    } finally {
      this.#queue.leave();
    }
  }

  #queueUp(): Promise<void> | null {
    this.touchedAt = this.#around.now();
    return this.#queue.enter();
  }

  #mustBeOpen(): void {
    if (this.#closed !== null) throw this.#closed;
    this.#mustSpeak();
  }

  /** Refusals, snapshots and what HTTP is told come from memory, which is right only as long as the table is ours. */
  #mustSpeak(): void {
    if (!this.speaks) throw new NotOurs(this.game);
  }

  /** A turn that nobody waits for: what goes wrong in it has been dealt with. */
  #aside(doing: Doing, job: () => Promise<void>): void {
    this.#turn(doing, job).catch(() => {});
  }

  /** The end of this table in memory. Nobody is told more than that; the log tells us. */
  #fail(error: unknown, doing: Doing): TableClosed {
    if (this.#closed !== null) return this.#closed;
    const moved = error instanceof NotOurs;
    // What became of a command is in the log, which nobody can read now: it is asked for again under its id.
    const unknown = moved || (error instanceof StoreUnreachable && this.#around.shared);
    this.#closed = unknown ? new Moved(MOVED) : new TableClosed(FAILED);
    this.#byItself.stop();
    if (!moved) this.#report(error, doing);
    const store = moved || error instanceof StoreUnreachable;
    const retryInMs = this.#around.failed(this, { records: this.#journal.written, store });
    if (unknown) this.#listeners.dismissAll('restarting', MOVED, () => retryInMs);
    else this.#listeners.dismissAll('trouble', FAILED, () => retryInMs);
    this.#waitingRoom.empty();
    return this.#closed;
  }

  #report(error: unknown, doing: Doing): void {
    report(this.#around, this.#journal, error, doing);
  }

  /** What a command comes to; nothing has changed yet. */
  #judge(account: string, id: string, command: Command): Taken | readonly Happening[] {
    const state = this.#state;
    const person = personOf(state, account);
    if (person !== null && state.commands.get(person)?.includes(id)) return this.#done(account, command);
    if (command.do === 'answer' && mustWait(state, account, command)) {
      const refusal = refuseWaiting(state, account, command);
      if (refusal !== null) return { ok: false, ...refusal };
      return this.#waitingRoom.admits(account, id) ? 'later' : { ok: false, ...notAsked(command.prompt) };
    }
    const { policies, random } = this.#around;
    const verdict = judge({ state, account, person, policies: policies.names, random }, command);
    if (isRefusal(verdict)) return { ok: false, ...verdict };
    return verdict.length === 0 ? this.#done(account, command) : verdict;
  }

  /** Whose command it is, and which, as the log has it: of somebody who only comes in by it as well. */
  #markOf(account: string, id: string, [first]: readonly Happening[]): string | null {
    const by = personOf(this.#state, account) ?? (first?.type === 'came' ? first.person : null);
    return by === null ? null : `${by}/${id}`;
  }

  #after(outcome: Outcome, account: string, command: Command): Taken {
    return outcome.ok ? this.#done(account, command) : outcome;
  }

  /** What one command does to the rules is no reason to close the table: something else may work. All else is. */
  #refuseAfter(error: unknown, account: string, id: string, command: Command): Outcome {
    if (error instanceof Stumbled && this.speaks) {
      this.#report(error, { doing: command.do, command: { person: personOf(this.#state, account), id, command } });
      return { ok: false, ...refuse('trouble', { say: 'server.stumbled' }) };
    }
    const why = error instanceof Stumbled ? new NotOurs(this.game) : error;
    const closed = this.#fail(why, { doing: command.do, command: { id, command } });
    // Where it goes on elsewhere, it is sent again there.
    if (closed instanceof Moved) throw closed;
    return { ok: false, ...refuse('trouble', closed.said) };
  }

  /** Taken: being told so before the others' ruling would tell that there is one. */
  #done(account: string, command: Command): Taken {
    return mustWait(this.#state, account, command) ? 'done, but hush' : DONE;
  }

  /** Memory is what the log says: everybody is shown that. */
  #startedOver(): void {
    this.#listeners.startOver(this.#state, this.#around.token(9));
    this.#byItself.wind();
  }

  #tell(): void {
    this.#listeners.tell(this.#state);
    this.#byItself.wind();
    this.#around.stirred(this, this.#state);
    this.#byItself.goOnWhenReady();
    if (this.#state.play?.waits !== true) this.#waitingRoom.empty();
  }

  /** Looking at a table writes nothing; the first who comes to play finds its clocks with time left. */
  async #wake(): Promise<void> {
    this.#asleep = false;
    await this.#byItself.giveGrace();
  }
}
