import { type Sentence, say } from '@belfry/almanac';
import { type Play, partyNumber, promptsNow } from './ask.ts';
import { BadLog } from './bad-log.ts';
import { type GameSetup, layTable } from './begin.ts';
import type { Cast } from './definition.ts';
import { type Derived, derive } from './derived.ts';
import type { GameEvent } from './event.ts';
import { type Answer, type Input, type Submitted, whyMalformed } from './input.ts';
import { MOST_ACTS, MOST_INPUTS, MOST_PLAYED_AGAIN, PRICE_OF_A_BEGINNING } from './limits.ts';
import { namesAt } from './naming.ts';
import { type Grimoire, OpenGrimoire } from './open-grimoire.ts';
import { play } from './play.ts';
import { type Prompt, refusal } from './prompt.ts';
import { refuseIntervention } from './refuse-intervention.ts';
import { rehearse } from './rehearse.ts';
import type { Party } from './seat.ts';
import type { GameState } from './state.ts';
import { emit, only, type Settled, type Skip, type Table } from './table.ts';

/** The log: what was decided, in order. Taking back is an entry of its own, so that the log only ever grows. */
export type Entry = Input | { readonly type: 'undo'; readonly keep: number };

/** A decision that was taken, with what was asked then; null for an act of the Storyteller. */
export interface Decision {
  readonly input: Input;
  readonly asked: Prompt | null;
  readonly day: number;
  readonly night: number;
}

/** A running game. It is its set-up and its inputs: everything else follows, on every machine. */
export class Game {
  readonly setup: GameSetup;
  readonly #cast: Cast;
  /** Null as long as nothing was taken back: then they are the inputs. */
  #entries: Entry[] | null = null;
  #inputs: Input[] = [];
  #table: Table;
  #play: Play<void>;
  #states: States = { drunk: [], poisoned: [], asleep: [] };
  #derived: Derived | null = null;
  #grimoire: Grimoire | null = null;
  #acts = 0;
  #playedAgain = 0;
  #rewound: { readonly keep: number; readonly entries: number; readonly game: Game } | null = null;

  constructor(setup: GameSetup, cast: Cast, skips: readonly Skip[] = []) {
    this.setup = setup;
    this.#cast = cast;
    if (setup.ruled !== undefined) rehearse(setup, cast);
    this.#table = layTable(setup, cast, skips);
    this.#play = play(this.#table);
    this.#play.next(undefined as never); // a generator's first step takes no input
    this.#noteStates();
  }

  /** The same game again from its log. */
  static replay(setup: GameSetup, entries: readonly Entry[], cast: Cast): Game {
    const game = new Game(setup, cast);
    for (const [at, entry] of entries.entries()) {
      if (entry.type === 'undo') {
        if (!(entry.keep >= 0 && entry.keep <= game.inputs.length)) throw new BadLog({ say: 'file.undo', entry: at });
        game.undo(entry.keep);
        continue;
      }
      const result = game.submit(entry);
      if (!result.ok) throw new BadLog({ say: 'file.refused', entry: at, why: result.reason }, namesAt(game.#table));
    }
    return game;
  }

  get state(): Readonly<GameState> {
    return this.#table.state;
  }
  get events(): readonly GameEvent[] {
    return this.#table.events;
  }
  get entries(): readonly Entry[] {
    return this.#entries ?? this.#inputs;
  }
  /** The inputs that count: the log without what was taken back. */
  get inputs(): readonly Input[] {
    return this.#inputs;
  }
  /** For those who look deeper: policies, desks, tests. */
  get grimoire(): Grimoire {
    this.#grimoire ??= new OpenGrimoire(
      () => this.#table,
      (input) => this.copy().submit(input),
    );
    return this.#grimoire;
  }
  /** For errors that only people who write code or logs will see. */
  inEnglish(sentence: Sentence): string {
    return say(sentence, namesAt(this.#table));
  }
  /** The rulings since the last input that left no choice, and so were put to nobody. */
  get settled(): readonly Settled[] {
    return this.#table.underway.settled;
  }
  get isOver(): boolean {
    return this.#table.state.phase === 'over';
  }

  /** Everything that is waited for now. */
  prompts(): readonly Prompt[] {
    return promptsNow(this.#table);
  }
  promptsFor(party: Party): Prompt[] {
    return this.prompts().filter((prompt) => prompt.to === party);
  }

  /** Takes a decision. An impossible one is refused with a reason, and nothing has changed. */
  submit(input: Input): Submitted {
    const reason = this.#refuse(input);
    if (reason !== null) return { ok: false, reason };
    const before = this.#table.events.length;
    this.#take(input);
    this.#entries?.push(input);
    this.#rewound = null;
    return { ok: true, events: this.#table.events.slice(before) };
  }

  /** How many decisions have been played again because something was taken back. */
  get playedAgain(): number {
    return this.#playedAgain;
  }

  /** Why nothing more can be taken back to there, or null. What is in a log can always be played again. */
  refuseUndo(keep: number): Sentence | null {
    if (!Number.isInteger(keep) || keep < 0 || keep > this.#inputs.length) {
      return { say: 'undo.nowhere', keep, inputs: this.#inputs.length };
    }
    return this.#playedAgain + keep > MOST_PLAYED_AGAIN ? { say: 'undo.too-often', most: MOST_PLAYED_AGAIN } : null;
  }

  /** Takes back everything after the first `keep` inputs. */
  undo(keep: number): void {
    if (!Number.isInteger(keep) || keep < 0 || keep > this.#inputs.length) {
      throw new RangeError(`Cannot go back to input ${keep}: the game has ${this.#inputs.length}.`);
    }
    const entries: Entry[] = this.#entries ?? [...this.#inputs];
    // Nothing is taken back: playing everything again would come out the same.
    if (keep < this.#inputs.length) {
      for (const _ of this.rewind(keep));
      this.#continueAs(this.#rewound!.game);
    }
    entries.push({ type: 'undo', keep });
    this.#entries = entries;
  }

  /**
   * What an `undo` needs, one decision a step, so that others can have their turns in between. The game stays as it is
   * until the undo, which then has nothing left to do; when the game has gone on meanwhile, it begins anew.
   */
  *rewind(keep: number): Generator<void, void> {
    const entries = this.entries.length;
    if (keep >= this.#inputs.length || (this.#rewound?.keep === keep && this.#rewound.entries === entries)) return;
    const inputs = this.#inputs.slice(0, keep);
    const again = yield* this.#again(inputs, this.#table.asking.skips);
    const skips = this.#retired(again, keep);
    const game = skips === null ? again : yield* this.#again(inputs, skips);
    this.#rewound = { keep, entries, game };
  }

  *#again(inputs: readonly Input[], skips: readonly Skip[]): Generator<void, Game> {
    const again = new Game(this.setup, this.#cast, skips);
    this.#playedAgain += PRICE_OF_A_BEGINNING;
    for (const input of inputs) {
      again.#take(input);
      this.#playedAgain++;
      yield;
    }
    return again;
  }

  /** Every decision that counts, in order. What was asked has to be looked at before the next is taken. */
  *decisions(): Generator<Decision, void> {
    const again = new Game(this.setup, this.#cast, this.#table.asking.skips);
    for (const input of this.#inputs) {
      const { day, night } = again.state;
      const found = input.type === 'answer' ? again.prompts().find(({ id }) => id === input.prompt) : undefined;
      yield { input, asked: found ?? null, day, night };
      again.#take(input);
    }
  }

  /** The same game once more, to try something on; with what was taken back, for that has used up numbers. */
  copy(): Game {
    return Game.replay(this.setup, this.entries, this.#cast);
  }

  #refuse(input: Input): Sentence | null {
    const malformed = whyMalformed(input);
    if (malformed !== null) return malformed;
    if (this.isOver) return { say: 'input.over' };
    const ends = input.type === 'intervene' && input.action.do === 'end-game';
    if (this.#inputs.length >= MOST_INPUTS && !ends) return { say: 'input.too-many', most: MOST_INPUTS };
    if (input.type === 'answer') return this.#refuseAnswer(input);
    if (this.#acts >= MOST_ACTS && !ends) return { say: 'hand.too-many', most: MOST_ACTS };
    return refuseIntervention(this.#table, input.action);
  }

  #refuseAnswer({ prompt, by, choice }: Answer): Sentence | null {
    const question = this.#table.asking.questions.find((q) => q.id === prompt);
    const found = question ?? this.#table.asking.requests.find((r) => r.id === prompt);
    // The words are the same whether somebody else is being asked or nobody is: a refusal must not tell.
    if (found === undefined || (found.to !== by && by !== 'storyteller')) {
      return { say: 'input.not-asked', prompt };
    }
    return question === undefined ? refusal(found.options, choice) : question.refuse(choice);
  }

  #take(input: Input): void {
    this.#inputs.push(input);
    if (input.type === 'intervene') this.#acts++;
    this.#table.asking.taken++;
    this.#table.underway.settled = [];
    try {
      const { requests } = this.#table.asking;
      if (input.type === 'answer' && requests.length > 0 && requests.some((r) => r.id === input.prompt))
        this.#answerRequest(input);
      else this.#play.next(input);
    } catch (error) {
      // A rule that throws must not leave half a turn behind.
      const before = new Game(this.setup, this.#cast, this.#table.asking.skips);
      for (const taken of this.#inputs.slice(0, -1)) before.#take(taken);
      this.#continueAs(before);
      throw error;
    }
    this.#noteStates();
  }

  #answerRequest({ prompt, choice }: Answer): void {
    const request = this.#table.asking.requests.find((r) => r.id === prompt)!;
    this.#table.asking.requests = this.#table.asking.requests.filter((r) => r !== request);
    const seat = request.to as number; // requests go to seats only
    const { text = '', character } = request.about;
    const ability = character === undefined ? {} : { character };
    emit(this.#table, { type: 'answered', seat, text, answer: choice, ...ability, to: only(seat) });
  }

  /**
   * Prompts that were shown and are no more keep their numbers for ever: an answer that was on its way to one of them
   * must not land on whatever is asked instead. Parties that noticed nothing keep theirs; null when nobody noticed.
   */
  #retired(again: Game, keep: number): Skip[] | null {
    const before = this.#table.asking;
    const takenBack = this.#inputs.slice(keep);
    const skips = [...before.skips];
    for (const asked of before.asked) {
      if (asked === undefined) continue;
      const { to: party, count } = asked;
      const now = again.#table.asking.asked[partyNumber(party)]?.count ?? 0;
      const answered = takenBack.some((input) => input.type === 'answer' && input.prompt.startsWith(`${party}.`));
      if (count === now && !answered) continue;
      const dormant = before.skips.filter((skip) => skip.party === party && skip.since > keep);
      skips.push({ party, since: keep, by: count - now + 1 + dormant.reduce((sum, skip) => sum + skip.by, 0) });
    }
    return skips.length > before.skips.length ? skips : null;
  }

  #continueAs(again: Game): void {
    this.#table = again.#table;
    this.#play = again.#play;
    this.#inputs = again.#inputs;
    this.#acts = again.#acts;
    this.#states = again.#states;
    this.#derived = again.#derived;
    this.#rewound = null;
  }

  /** Drunkenness and poison are derived; the log says when they change, so that a replay needs no rules. */
  #noteStates(): void {
    const derived = derive(this.#table);
    if (derived === this.#derived) return;
    this.#derived = derived;
    const { drunk, poisoned, asleep } = derived;
    const before = this.#states;
    if (
      sameNumbers(drunk, before.drunk) &&
      sameNumbers(poisoned, before.poisoned) &&
      sameNumbers(asleep, before.asleep)
    )
      return;
    this.#states = { drunk, poisoned, asleep };
    emit(this.#table, { type: 'states', drunk, poisoned, asleep, to: 'storyteller' });
  }
}

type States = Pick<Derived, 'drunk' | 'poisoned' | 'asleep'>;

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((number, at) => number === b[at]);
