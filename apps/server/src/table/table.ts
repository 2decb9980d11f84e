import type { Sentence } from '@belfry/almanac';
import { type Command, type Cursor, type PersonId, PROTOCOL_VERSION } from '@belfry/protocol';
import { type Claim, NotOurs } from '../nodes/ownership.ts';
import { rulesVersion } from '../rules.ts';
import { Conflict } from '../store/store.ts';
import { Adviser } from './adviser.ts';
import { FAILED, MOVED, Moved, STOPPING, StoreUnreachable, Stumbled, TableClosed } from './closed.ts';
import {
  isRefusal,
  join,
  judge,
  mustWait,
  notAsked,
  personOf,
  type Refusal,
  refuse,
  refuseWaiting,
  type Verdict,
} from './commands/index.ts';
import type { Outcome, TableDoor } from './door.ts';
import { entryOf } from './entry.ts';
import { expire } from './expiry.ts';
import { foldTable, reviveTable, rewind } from './fold.ts';
import { happen } from './happen.ts';
import { Listeners } from './listeners.ts';
import { personCard } from './project.ts';
import { goOn, isEverybodyReady } from './ready.ts';
import { type Happening, type LogRecord, stamped } from './record.ts';
import { rerunOf } from './rerun.ts';
import { seatOf, shownStage, type TableState } from './state.ts';
import type { Ear, Surroundings } from './surroundings.ts';
import { WaitingRoom } from './waiting-room.ts';
import { Wakeups } from './wakeups.ts';

const DONE: Outcome = { ok: true };
const CLOCK_RETRY_MS = 1_000;
/** Nobody waits for the word of one who has not been connected for this long. */
export const AWAY_AFTER_MS = 60_000;

/** What a turn at the table is about, for the record of what went wrong. */
interface Doing {
  readonly doing: string;
  readonly command?: unknown;
}

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
  readonly #wakeups: Wakeups;
  readonly #adviser: Adviser;
  #state: TableState;
  /** How many records are on disk. */
  #written: number;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed: TableClosed | null = null;
  /** Answers of seats, and their acknowledgements, while the table waits: either would tell that somebody rules. */
  readonly #waitingRoom = new WaitingRoom();
  /** The stage of the day that is about to end because everybody is ready. */
  #ending: string | null = null;
  /** It was opened from its log, and nobody has come to play yet: its clocks ran on while nobody could see them. */
  #asleep = false;
  /** When somebody last cared for this table. */
  touchedAt: number;

  private constructor(state: TableState, around: Surroundings, claim: Claim) {
    this.claim = claim;
    this.game = state.game;
    this.code = state.code;
    this.#state = state;
    this.#written = state.count;
    this.#around = around;
    this.touchedAt = around.now();
    this.#adviser = new Adviser(around.policies, this.#policyTrouble);
    this.#listeners = new Listeners(around.token(9), this.touchedAt, state.play !== null, (now) =>
      this.#adviser.prompts(now),
    );
    this.#wakeups = new Wakeups(around, (key) => this.#ring(key));
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
    if (state.difference !== null && reading === 'follow') table.#noteDifference(state.difference);
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
    return this.#waiting === 0 && this.#listeners.size === 0;
  }
  get ears(): number {
    return this.#listeners.size;
  }

  attach(ear: Ear, cursor: Cursor | null): Promise<void> {
    return this.#turn({ doing: 'hello' }, async () => {
      await this.#wake();
      const known = personOf(this.#state, ear.account);
      const person = known !== null && this.#state.people.get(known)!.gone ? null : known;
      const you = person === null ? null : personCard(this.#state, person);
      const welcome = { t: 'welcome', v: PROTOCOL_VERSION, code: this.code, you, now: this.#around.now() };
      ear.send({ head: JSON.stringify(welcome), tail: '' });
      this.#listeners.add(this.#state, ear, person, cursor);
      this.#wind();
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
    // Those who are ready wait for somebody who is gone, but not for long.
    if (this.#state.play === null || this.#closed !== null) return;
    const later = () => this.#aside({ doing: 'ready' }, async () => this.#goOnWhenReady());
    setTimeout(later, AWAY_AFTER_MS).unref();
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

  async submit(account: string, id: string, command: Command): Promise<Outcome> {
    const doing = { doing: command.do, command: { id, command } };
    try {
      for (;;) {
        const { outcome, mayKnow } = await this.#turn(doing, async () => {
          const taken = await this.#take(account, id, command);
          // Taken or not: being answered before the others' ruling would tell that there is one.
          return {
            outcome: taken,
            mayKnow: taken !== 'later' && !(taken.ok && mustWait(this.#state, account, command)),
          };
        });
        if (outcome !== 'later' && mayKnow) return outcome;
        await this.#waitingRoom.wait(account, id);
        if (outcome !== 'later') return outcome;
      }
    } catch (error) {
      if (error instanceof TableClosed && !(error instanceof Moved)) {
        return { ok: false, ...refuse('trouble', error.said) };
      }
      throw error;
    }
  }

  /** Everything that was begun is finished; nothing new is taken. */
  async close(said: Sentence, retryInMs: () => number): Promise<void> {
    this.#wakeups.stop();
    // Where another node goes on, what comes too late here is sent again there.
    this.#closed ??= this.#around.shared ? new Moved(MOVED) : new TableClosed(STOPPING);
    while (this.#waiting > 0) await this.#queue.catch(() => {});
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
    this.#wakeups.stop();
  }

  #turn<T>(doing: Doing, job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.touchedAt = this.#around.now();
    const run = this.#queue
      .then(async () => {
        if (this.#closed !== null) throw this.#closed;
        try {
          this.#mustSpeak();
          const result = await job();
          this.#mustSpeak();
          return result;
        } catch (error) {
          throw this.#fail(error, doing);
        }
      })
      .finally(() => this.#waiting--);
    this.#queue = run.catch(() => {});
    return run;
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
    this.#wakeups.stop();
    if (!moved) this.#report(error, doing);
    const store = moved || error instanceof StoreUnreachable;
    const retryInMs = this.#around.failed(this, { records: this.#written, store });
    if (unknown) this.#listeners.dismissAll('restarting', MOVED, () => retryInMs);
    else this.#listeners.dismissAll('trouble', FAILED, () => retryInMs);
    this.#waitingRoom.empty();
    return this.#closed;
  }

  #report(error: unknown, { doing, command }: Doing): void {
    const [cause, rerun] = error instanceof Stumbled ? [error.cause, error.rerun] : [error, rerunOf(this.#state)];
    this.#around.trouble(cause, { game: this.game, records: this.#written, doing, command, rerun });
  }
  #noteDifference({ record, rules, why }: NonNullable<TableState['difference']>): void {
    const words = `From record ${record} on, the rules ${rulesVersion()} tell this game otherwise than it was told`;
    this.#report(new Error(`${words} (it was begun by the rules ${rules ?? 'of an unknown version'}): ${why}`), {
      doing: `replay, from record ${record} on, begun by rules ${rules ?? 'unknown'}`,
    });
  }
  readonly #policyTrouble = (error: unknown): void => this.#report(error, { doing: 'policy' });

  async #take(account: string, id: string, command: Command): Promise<Outcome | 'later'> {
    await this.#wake();
    const state = this.#state;
    const person = personOf(state, account);
    if (person !== null && state.commands.get(person)?.has(id)) return DONE;
    if (command.do === 'answer' && mustWait(state, account, command)) {
      const refusal = refuseWaiting(state, account, command);
      if (refusal !== null) return { ok: false, ...refusal };
      return this.#waitingRoom.admits(account, id) ? 'later' : { ok: false, ...notAsked(command.prompt) };
    }
    const verdict = this.#judge(account, person, command);
    if (isRefusal(verdict)) return { ok: false, ...verdict };
    if (verdict.length === 0) return DONE;
    const by = person ?? (verdict[0]?.type === 'came' ? verdict[0].person : null);
    try {
      return await this.#carryOut(verdict, by === null ? null : `${by}/${id}`);
    } catch (error) {
      if (!(error instanceof Stumbled)) throw error;
      // What one command does to the rules is no reason to close the table: something else may work.
      this.#report(error, { doing: command.do, command: { person: by, id, command } });
      return { ok: false, ...refuse('trouble', { say: 'server.stumbled' }) };
    }
  }

  #judge(account: string, person: PersonId | null, command: Command): Verdict {
    const state = this.#state;
    const { policies, random } = this.#around;
    if (command.do === 'join') return join(state, account, command);
    const me = person === null ? undefined : state.people.get(person);
    if (person === null || me === undefined || me.gone) {
      return refuse('not-joined', { say: 'server.not-joined' });
    }
    return judge({ state, id: person, me, seat: seatOf(state, person), policies: policies.names, random }, command);
  }

  /** Engine, append, commit, tell. What was refused has changed nothing; what could not be written was never told. */
  async #carryOut(happenings: readonly Happening[], cmd: string | null): Promise<Outcome> {
    const state = this.#state;
    const stage = shownStage(state);
    let records: readonly LogRecord[] | Refusal;
    try {
      for (const happening of happenings) await rewind(state, happening);
      const hands = { policies: this.#around.policies, trouble: this.#policyTrouble };
      records = happen(state, happenings, this.#around.now(), cmd, hands);
    } catch (error) {
      const stumbled = error instanceof Stumbled ? error : new Stumbled(error, rerunOf(state));
      await this.#startOver();
      throw stumbled;
    }
    if ('code' in records) return { ok: false, ...records };
    try {
      const begun = performance.now();
      // Most of what happens leaves the index of tables as it is.
      const plain = stage === shownStage(state) && happenings.every((h) => h.type === 'entry' || h.type === 'said');
      const append = plain
        ? { game: this.game, after: this.#written, records: records.map((record) => JSON.stringify(record)) }
        : entryOf(state, records, this.#written);
      await this.claim.append(append);
      this.#around.committed(performance.now() - begun);
    } catch (error) {
      if (error instanceof NotOurs) throw error;
      if (!(error instanceof Conflict)) this.#report(error, { doing: 'append' });
      return this.#afterUnwritten(cmd);
    }
    this.#written = state.count;
    this.#tell();
    return DONE;
  }

  /** Memory is ahead of the disk, or behind another process: take what the store has, and show that to everybody. */
  async #startOver(): Promise<void> {
    const unreachable = (cause: unknown) => {
      if (cause instanceof NotOurs) throw cause;
      throw new StoreUnreachable('The log could not be read.', { cause });
    };
    await this.claim.settle().catch(unreachable);
    const records = await this.#around.store.records(this.game).catch(unreachable);
    this.#state = await reviveTable(records);
    this.#written = this.#state.count;
    this.#listeners.startOver(this.#state, this.#around.token(9));
    this.#wind();
  }

  /** A write that was reported as failed may be on disk all the same: the log says whether it is. */
  async #afterUnwritten(cmd: string | null): Promise<Outcome> {
    await this.#startOver();
    const [person, ...id] = (cmd ?? '').split('/');
    if (this.#state.commands.get(person as PersonId)?.has(id.join('/'))) return DONE;
    return { ok: false, ...refuse('trouble', { say: 'server.unwritten' }) };
  }

  #tell(): void {
    this.#listeners.tell(this.#state);
    this.#wind();
    this.#around.stirred(this, this.#state);
    this.#goOnWhenReady();
    if (this.#state.play?.waits !== true) this.#waitingRoom.empty();
  }

  #wind(): void {
    this.#wakeups.set(this.#state, (seat) => this.#listeners.delayOf(this.#state, seat));
  }

  #isEverybodyReady(): boolean {
    const longAgo = this.#around.now() - AWAY_AFTER_MS;
    return isEverybodyReady(this.#state, (person) => this.#listeners.isAway(person, longAgo));
  }

  /** The bots finish what they were about to say; then the stage of the day ends as if its time were up. */
  #goOnWhenReady(): void {
    const stage = this.#state.play?.stage ?? null;
    if (stage === null || stage === this.#ending || this.#listeners.size === 0) return;
    if (goOn(this.#state) === null || !this.#isEverybodyReady()) return;
    this.#ending = stage;
    const onward = async () => {
      this.#ending = null;
      const next = this.#state.play?.stage === stage && this.#isEverybodyReady() ? goOn(this.#state) : null;
      if (next !== null) await this.#carryOut([next], null);
    };
    const hurried = this.#around.hurried(this).catch((error: unknown) => this.#report(error, { doing: 'bots' }));
    void hurried.then(() => this.#aside({ doing: 'ready' }, onward));
  }

  /** A clock that fails would ring for ever, so the table closes; a person's command that fails is only refused. */
  #ring(key: string): void {
    this.#aside({ doing: `clock ${key}` }, () => this.#timeIsUp(key));
  }

  async #timeIsUp(key: string): Promise<void> {
    const { timers, pausedAt } = this.#state;
    const timer = timers.get(key);
    if (timer === undefined || pausedAt !== null || timer.endsAt > this.#around.now()) return this.#wind();
    // Nobody is there to see it: the table waits for somebody to come back.
    if (this.#listeners.size === 0) return;
    const { policies, random } = this.#around;
    const happening = expire(this.#state, timer, policies, random(), this.#policyTrouble);
    if (happening === null) return;
    const outcome = await this.#carryOut([happening], null);
    if (outcome.ok) return;
    // A disk that is full now will not have room in a millisecond.
    this.#wakeups.stop();
    setTimeout(() => this.#aside({ doing: 'clock' }, async () => this.#wind()), CLOCK_RETRY_MS).unref();
  }

  /** Looking at a table writes nothing; the first who comes to play finds its clocks with time left. */
  async #wake(): Promise<void> {
    if (!this.#asleep) return;
    this.#asleep = false;
    await this.#giveGrace();
  }

  /** The time while the server was down is nobody's fault; nor is a clock that was set back meanwhile. */
  async #giveGrace(): Promise<void> {
    const { timers, pausedAt, updatedAt } = this.#state;
    const { graceMs } = this.#around;
    const shared = [...timers.values()].filter(({ kind }) => kind !== 'dawn' && kind !== 'ruling' && kind !== 'beat');
    if (pausedAt !== null || timers.size === 0) return;
    const now = this.#around.now();
    let ms = Math.min(0, now - updatedAt);
    if (shared.length > 0 && graceMs > 0) {
      const left = Math.min(...shared.map((timer) => timer.endsAt)) + ms - now;
      ms += Math.max(0, graceMs - left);
    }
    if (ms !== 0) await this.#carryOut([{ type: 'extended', ms }], null);
  }
}
