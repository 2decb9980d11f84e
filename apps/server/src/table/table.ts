import type { GameEvent, Prompt, Random, Suggestion } from '@belfry/engine';
import type { Command, Cursor, PersonId, Settings } from '@belfry/protocol';
import { type Append, Conflict, type Store } from '../store/store.ts';
import { isRefusal, join, judge, personOf, type Refusal, refuse, type Verdict } from './commands/index.ts';
import { expire } from './expiry.ts';
import { apply, foldTable, reviveTable } from './fold.ts';
import type { Frame } from './frame.ts';
import { Listeners } from './listeners.ts';
import { goOn, isEverybodyReady } from './ready.ts';
import type { Happening, LogRecord } from './record.ts';
import { isStoryteller, seatOf, shownStage, type TableState } from './state.ts';
import { advice, nextByItself, type Policies } from './storyteller.ts';
import { Wakeups } from './wakeups.ts';

/** What a table needs from the house it stands in. */
export interface Surroundings {
  readonly store: Store;
  readonly policies: Policies;
  now(): number;
  /** A generator with a seed that nobody can guess. */
  random(): Random;
  /** Letters that nobody can guess. */
  token(bytes: number): string;
  /** After a restart every clock has at least this much left. */
  readonly graceMs: number;
  /** Something went wrong that is our fault; never with secrets. */
  trouble(error: unknown, game: string): void;
  committed(records: number, ms: number): void;
  /** Something has happened at this table, or somebody has come to it. */
  stirred(table: Table): void;
  /** Everybody is ready to go on: resolves when the bots are too. */
  hurried(table: Table): Promise<void>;
}

/** Somebody's socket. */
export interface Ear {
  readonly account: string;
  send(frame: Frame): void;
  /** Says goodbye and closes. */
  dismiss(code: 'kicked' | 'restarting', reason: string, retryInMs: number | null): void;
  /** Measured one-way delay in milliseconds. */
  delay(): number;
}

export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Refusal);

const DONE: Outcome = { ok: true };
const MOST_STEPS = 500;
const MOST_PARKED = 100;
/** Nobody waits for the word of one who has not been connected for this long. */
export const AWAY_AFTER_MS = 60_000;

/**
 * One table. All that happens to it goes through one queue, one after another: judged, played by the engine, written,
 * committed, and only then told.
 */
export class Table {
  readonly game: string;
  readonly #around: Surroundings;
  readonly #listeners: Listeners;
  readonly #wakeups: Wakeups;
  #state: TableState;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Commands of seats that wait while the Storyteller rules: being refused then would tell them that somebody rules. */
  #parked: (() => void)[] = [];
  #advice: { key: string; settings: Settings; events: readonly GameEvent[]; suggestion: Suggestion } | null = null;
  /** The stage of the day that is about to end because everybody is ready. */
  #ending: string | null = null;
  /** When somebody last cared for this table. */
  touchedAt: number;

  private constructor(state: TableState, around: Surroundings) {
    this.game = state.game;
    this.#state = state;
    this.#around = around;
    this.touchedAt = around.now();
    this.#listeners = new Listeners(around.token(9), this.touchedAt, state.play !== null, (now) => this.#prompts(now));
    this.#wakeups = new Wakeups(around, (key) => void this.#enqueue(() => this.#timeIsUp(key)));
  }

  static async open(happenings: readonly Happening[], game: string, around: Surroundings): Promise<Table> {
    const at = around.now();
    const records: LogRecord[] = happenings.map((happening) => ({ ...happening, at }));
    const state = foldTable(records);
    await around.store.append({ ...entryOf(state, records, 0), game });
    return new Table(state, around);
  }

  static async load(game: string, around: Surroundings): Promise<Table | null> {
    const records = await around.store.records(game);
    if (records.length === 0) return null;
    const table = new Table(reviveTable(records.map((record) => JSON.parse(record) as LogRecord)), around);
    await table.#enqueue(() => table.#giveGrace());
    return table;
  }

  /** Read it; only commands may change it. */
  get state(): Readonly<TableState> {
    return this.#state;
  }
  get isIdle(): boolean {
    return this.#waiting === 0 && this.#listeners.size === 0;
  }
  get ears(): number {
    return this.#listeners.size;
  }

  /** Somebody connects (again). They get their tail when it is kept, or everything. */
  attach(ear: Ear, cursor: Cursor | null, welcome: (person: PersonId | null) => string): Promise<void> {
    return this.#enqueue(async () => {
      const person = personOf(this.#state, ear.account);
      const gone = person !== null && this.#state.people.get(person)!.gone;
      ear.send({ head: welcome(gone ? null : person), tail: '' });
      this.#listeners.add(this.#state, ear, gone ? null : person, cursor);
      this.#wind();
      this.#around.stirred(this);
    });
  }

  detach(ear: Ear): void {
    const now = this.#around.now();
    this.touchedAt = now;
    this.#listeners.remove(this.#state, ear, now);
    // Those who are ready wait for somebody who is gone, but not for long.
    if (this.#state.play !== null) setTimeout(() => this.#goOnWhenReady(), AWAY_AFTER_MS).unref();
  }

  look(ear: Ear): Promise<void> {
    return this.#enqueue(async () => this.#listeners.show(this.#state, ear));
  }

  /** Does what somebody wants, once. */
  async submit(account: string, id: string, command: Command): Promise<Outcome> {
    for (;;) {
      const outcome = await this.#enqueue(() => this.#take(account, id, command));
      // Taken or not: being answered before the others' ruling would tell that there is one.
      const mayKnow = outcome !== 'later' && !(outcome.ok && this.#mustWait(account, command));
      if (mayKnow) return outcome;
      await new Promise<void>((again) => this.#parked.push(again));
      if (outcome !== 'later') return outcome;
    }
  }

  /** Everything that was begun is finished; nothing new is taken. */
  async close(reason: string, retryInMs: number): Promise<void> {
    this.#wakeups.stop();
    await this.#queue.catch(() => {});
    this.#listeners.dismissAll('restarting', reason, retryInMs);
  }

  /** Leaves memory; the store has everything. */
  forget(): void {
    this.#wakeups.stop();
  }

  #enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.touchedAt = this.#around.now();
    const run = this.#queue.then(job).finally(() => this.#waiting--);
    this.#queue = run.catch(() => {});
    return run;
  }

  async #take(account: string, id: string, command: Command): Promise<Outcome | 'later'> {
    const state = this.#state;
    const person = personOf(state, account);
    if (person !== null && state.commands.get(person)?.has(id)) return DONE;
    if (this.#mustWait(account, command)) {
      if (this.#parked.length < MOST_PARKED) return 'later';
      return { ok: false, code: 'too-fast', reason: 'Too much is waiting at this table. Try again in a moment.' };
    }
    const verdict = this.#judge(account, person, command);
    if (isRefusal(verdict)) return { ok: false, ...verdict };
    if (verdict.length === 0) return DONE;
    const by = person ?? (verdict[0]?.type === 'came' ? verdict[0].person : null);
    return this.#carryOut(verdict, by === null ? null : `${by}/${id}`);
  }

  #judge(account: string, person: PersonId | null, command: Command): Verdict {
    const state = this.#state;
    const { policies, random } = this.#around;
    if (command.do === 'join') return join(state, account, command);
    const me = person === null ? undefined : state.people.get(person);
    if (person === null || me === undefined || me.gone) {
      return refuse('not-joined', 'You are not at this table. Join it first.');
    }
    return judge({ state, id: person, me, seat: seatOf(state, person), policies: policies.names, random }, command);
  }

  #mustWait(account: string, command: Command): boolean {
    const { play } = this.#state;
    const person = personOf(this.#state, account);
    if (command.do !== 'answer' || person === null || play === null) return false;
    if (!play.held || play.dawn !== null || isStoryteller(this.#state.people.get(person)!)) return false;
    return !play.asked.some((p) => p.id === command.prompt && p.kind === 'request');
  }

  /** Engine, append, commit, tell. What was refused has changed nothing; what could not be written was never told. */
  async #carryOut(happenings: readonly Happening[], cmd: string | null): Promise<Outcome> {
    const state = this.#state;
    const at = this.#around.now();
    const before = state.count;
    const records: LogRecord[] = [];
    const stage = shownStage(state);
    try {
      for (const happening of happenings) {
        const record: LogRecord = { ...happening, at, ...(cmd === null ? {} : { cmd }) };
        const refused = apply(state, record);
        if (refused !== null) return await this.#afterRefusal(records, refuse('not-possible', refused));
        records.push(record);
      }
      this.#goOnByItself(at, records);
      const begun = performance.now();
      // Most of what happens leaves the index of tables as it is.
      const plain = stage === shownStage(state) && happenings.every((h) => h.type === 'entry' || h.type === 'said');
      const append = plain
        ? { game: this.game, after: before, records: records.map((record) => JSON.stringify(record)) }
        : entryOf(state, records, before);
      await this.#around.store.append(append);
      this.#around.committed(records.length, performance.now() - begun);
    } catch (error) {
      return this.#startOver(error);
    }
    this.#tell();
    return DONE;
  }

  /** Only the first record of a command can be refused by the engine; a later one would be a mistake of ours. */
  async #afterRefusal(records: readonly LogRecord[], refusal: Refusal): Promise<Outcome> {
    if (records.length > 0) return this.#startOver(new Error('A command was refused half-way.'));
    return { ok: false, ...refusal };
  }

  #goOnByItself(at: number, records: LogRecord[]): void {
    for (let step = 0; step < MOST_STEPS; step++) {
      const next = nextByItself(this.#state, this.#around.policies);
      if (next === null) return;
      const record: LogRecord = { ...next, at };
      const refused = apply(this.#state, record);
      if (refused !== null) throw new Error(`An automatic step was refused: ${refused}`);
      records.push(record);
    }
    throw new Error(`More than ${MOST_STEPS} automatic steps in a row.`);
  }

  /** Memory is ahead of the disk, or behind another process: take what the store has, and show that to everybody. */
  async #startOver(error: unknown): Promise<Outcome> {
    if (!(error instanceof Conflict)) this.#around.trouble(error, this.game);
    try {
      const records = await this.#around.store.records(this.game);
      this.#state = reviveTable(records.map((record) => JSON.parse(record) as LogRecord));
      this.#listeners.startOver(this.#state, this.#around.token(9));
      this.#wind();
    } catch (worse) {
      this.#around.trouble(worse, this.game);
    }
    return { ok: false, code: 'trouble', reason: 'That could not be written down, so nothing has changed. Try again.' };
  }

  /** What is asked now. A person who rules sees the advice of the table's policy: it is what would be done without them. */
  #prompts(state: TableState): readonly Prompt[] {
    const { play, settings } = state;
    if (play === null) return [];
    if (settings.storyteller === 'automatic') return play.asked;
    return play.asked.map((prompt) => {
      if (prompt.kind !== 'ruling') return prompt;
      const { events } = play.game;
      const key = `${prompt.id} ${state.talk.length}`;
      if (this.#advice?.key !== key || this.#advice.settings !== settings || this.#advice.events !== events) {
        this.#advice = { key, settings, events, suggestion: advice(state, prompt, this.#around.policies) };
      }
      // Named one by one: the engine's prompts work out their options lazily, and a spread would lose them.
      const { id, to, kind, about, options } = prompt;
      return { id, to, kind, about, options, suggestion: this.#advice.suggestion };
    });
  }

  #tell(): void {
    this.#listeners.tell(this.#state);
    this.#wind();
    this.#around.stirred(this);
    this.#goOnWhenReady();
    if (this.#parked.length === 0 || this.#state.play?.held === true) return;
    const parked = this.#parked;
    this.#parked = [];
    for (const again of parked) again();
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
    void this.#around.hurried(this).then(() =>
      this.#enqueue(async () => {
        this.#ending = null;
        const next = this.#state.play?.stage === stage && this.#isEverybodyReady() ? goOn(this.#state) : null;
        if (next !== null) await this.#carryOut([next], null);
      }),
    );
  }

  async #timeIsUp(key: string): Promise<void> {
    const { timers, pausedAt } = this.#state;
    const timer = timers.get(key);
    if (timer === undefined || pausedAt !== null || timer.endsAt > this.#around.now()) return this.#wind();
    // Nobody is there to see it: the table waits for somebody to come back.
    if (this.#listeners.size === 0) return;
    const happening = expire(this.#state, timer, this.#around.policies, this.#around.random());
    if (happening !== null) await this.#carryOut([happening], null);
  }

  /** The time while the server was down is nobody's fault. */
  async #giveGrace(): Promise<void> {
    const { timers, pausedAt } = this.#state;
    const shared = [...timers.values()].filter(({ kind }) => kind !== 'dawn' && kind !== 'ruling');
    if (pausedAt !== null || shared.length === 0 || this.#around.graceMs === 0) return;
    const left = Math.min(...shared.map((timer) => timer.endsAt)) - this.#around.now();
    if (left < this.#around.graceMs)
      await this.#carryOut([{ type: 'extended', ms: this.#around.graceMs - left }], null);
  }
}

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
