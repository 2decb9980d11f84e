import type { Sentence } from '@belfry/almanac';
import type { Alternative, Input } from './input.ts';
import type { Json } from './json.ts';
import {
  type About,
  type Options,
  type Prompt,
  type PromptKind,
  refusal,
  type Suggestion,
  withSuggestion,
} from './prompt.ts';
import type { Party } from './seat.ts';
import type { Table } from './table.ts';
import { checkVictory } from './victory.ts';

/** A piece of the game's coroutine: it pauses for inputs and ends with a T. */
export type Play<T> = Generator<void, T, Input>;

/** What a pausing rule wants to know. One of these may be put to many parties: what differs between them is worked out for each. */
export interface Asking {
  readonly kind: PromptKind;
  readonly about: About;
  /** Worked out only when somebody looks; nothing changes while the game pauses. */
  options(party: Party): Options;
  readonly suggestion?: Suggestion;
  /** A reason in words for what the options alone would only call impossible; null where it has nothing to say. */
  refuse?(choice: Json, party: Party): Sentence | null;
}

export type Put = (asking: Asking, to: Party) => void;

export interface Answered {
  readonly to: Party;
  readonly kind: PromptKind;
  readonly choice: Json;
  /** Why a policy chose so; null for people. */
  readonly reason: Sentence | null;
  /** What a policy weighed beside it. */
  readonly weighed: readonly Alternative[];
}

/** Everything that is waited for now. */
export function promptsNow({ asking: { questions, requests } }: Table): readonly Prompt[] {
  return requests.length === 0 ? questions : [...questions, ...requests];
}

/** What one who asks nearly the same again and again has put last. */
export interface Round {
  open: readonly Question[];
  /** Which of them was answered. */
  answered: Question | null;
  /** Set by whoever asks, for the next time alone: nothing can have changed for anybody but whoever answered. */
  othersStand: boolean;
}

/**
 * The one place where the game pauses. `questions` is called again after every act of the Storyteller in between,
 * so that options never go stale; when it has nothing left to put (an execution by hand has ended the day), so be it.
 * The same key means the same prompts: they keep their ids while others act, so that no answer crosses them.
 */
export function* ask(
  table: Table,
  key: string,
  questions: (put: Put) => void,
  round: Round | null = null,
): Play<Answered | null> {
  for (;;) {
    const open = (round === null ? null : oneAnew(table, key, round)) ?? allOf(table, key, questions);
    table.asking.questions = open;
    if (open.length === 0) return null;
    if (table.underway.claims.length > 0) yield* checkVictory(table);
    const input = yield;
    if (input.type === 'intervene') {
      yield* table.intervene(input.action, input.reason);
      continue;
    }
    const question = table.asking.questions.find((q) => q.id === input.prompt);
    if (question === undefined) throw new Error(`The driver let an answer to "${input.prompt}" through.`);
    table.asking.questions = [];
    if (round !== null) {
      round.open = open;
      round.answered = question;
    }
    const { to, kind } = question;
    return { to, kind, choice: input.choice, reason: input.reason ?? null, weighed: input.weighed ?? [] };
  }
}

function allOf(table: Table, key: string, questions: (put: Put) => void): readonly Question[] {
  const open: Question[] = [];
  questions((asking, to) => {
    open.push(number(table, key, asking, to));
  });
  return open;
}

/** The same as last time, but for whoever answered; null when that may not be so. */
function oneAnew(table: Table, key: string, round: Round): readonly Question[] | null {
  const { open, answered, othersStand } = round;
  round.othersStand = false;
  // Where something was taken back, numbers may change with each decision.
  if (!othersStand || answered === null || table.asking.skips.length > 0) return null;
  const next = open.slice();
  next[open.indexOf(answered)] = number(table, key, answered.asking, answered.to);
  return next;
}

/** What a party was asked last. */
export interface Asked {
  readonly to: Party;
  key: string;
  /** How many prompts it has had. */
  count: number;
  question: Question | null;
}

/** Parties in a row: everybody is numbered anew at every turn of a vote, so a list serves better than a map. */
export const partyNumber = (party: Party): number => (party === 'storyteller' ? 0 : party + 1);

function number(table: Table, key: string, asking: Asking, to: Party): Question {
  const party = partyNumber(to);
  let asked = table.asking.asked[party];
  if (asked === undefined) {
    asked = { to, key: '', count: 0, question: null };
    table.asking.asked[party] = asked;
  }
  if (asked.key !== key) {
    asked.key = key;
    asked.count++;
  }
  const at = asked.count + (table.asking.skips.length === 0 ? 0 : skipped(table, to));
  // As good as new: in a vote, most hands are asked the same again and again.
  const { question } = asked;
  if (question?.isStill(asking, at)) return question;
  // What is asked again under the same number has the same name.
  const id = question?.number === at ? question.id : `${to}.${at}`;
  asked.question = new Question(asking, to, at, id);
  return asked.question;
}

/** Numbers that were used for prompts which somebody took back: nobody may answer those any more. */
const skipped = ({ asking: { skips, taken } }: Table, party: Party): number =>
  skips.reduce((sum, skip) => (skip.party === party && skip.since <= taken ? sum + skip.by : sum), 0);

/** A prompt that works out its options when they are asked for: by day most seats' never are. */
export class Question implements Prompt {
  readonly id: string;
  readonly to: Party;
  readonly kind: PromptKind;
  readonly about: About;
  readonly suggestion: Suggestion | null;
  readonly #asking: Asking;
  readonly #number: number;
  #options: Options | null = null;

  constructor(asking: Asking, to: Party, number: number, id: string) {
    this.id = id;
    this.to = to;
    this.kind = asking.kind;
    this.about = asking.about;
    this.suggestion = asking.suggestion ?? null;
    this.#asking = asking;
    this.#number = number;
  }

  get options(): Options {
    this.#options ??= this.#asking.options(this.to);
    return this.#options;
  }

  get number(): number {
    return this.#number;
  }
  get asking(): Asking {
    return this.#asking;
  }

  /** Whether asking this again under that number would make the same prompt: nobody has looked at its options, or they are still those. */
  isStill(asking: Asking, number: number): boolean {
    if (this.#asking !== asking || this.#number !== number) return false;
    return this.#options === null || this.#options === asking.options(this.to);
  }

  /** Why the choice cannot be made, or null. */
  refuse(choice: Json): Sentence | null {
    return this.#asking.refuse?.(choice, this.to) ?? refusal(this.options, choice);
  }

  toJSON(): Prompt {
    return withSuggestion(this, this.suggestion);
  }
}
