import type { Input } from './input.ts';
import { intervene } from './intervene.ts';
import type { Json } from './json.ts';
import type { About, Options, Prompt, PromptKind, Suggestion } from './prompt.ts';
import type { Party } from './seat.ts';
import type { Table } from './table.ts';
import { checkVictory } from './victory.ts';

/** A piece of the game's coroutine: it pauses for inputs and ends with a T. */
export type Play<T> = Generator<void, T, Input>;

/** What a pausing rule wants to know, before it is given its number. */
export interface QuestionSpec {
  readonly to: Party;
  readonly kind: PromptKind;
  /** The same key means the same prompt: it keeps its id while others act, so that no answer crosses it. */
  readonly key: string;
  readonly about: About;
  /** Worked out only when somebody looks; nothing changes while the game pauses. */
  readonly options: () => Options;
  readonly suggestion?: Suggestion;
  /** A reason in words for what the options alone would only call impossible; null where it has nothing to say. */
  readonly refuse?: (choice: Json) => string | null;
}

export interface Question {
  readonly prompt: Prompt;
  readonly refuse: (choice: Json) => string | null;
}

export interface Answered {
  readonly to: Party;
  readonly kind: PromptKind;
  readonly choice: Json;
  /** Why a policy chose so; null for people. */
  readonly reason: string | null;
}

const nothingToAdd = () => null;

/**
 * The one place where the game pauses. `build` is called again after every act of the Storyteller in between,
 * so that options never go stale; when it has nothing left to ask (an execution by hand has ended the day), so be it.
 */
export function* ask(table: Table, build: () => readonly QuestionSpec[]): Play<Answered | null> {
  for (;;) {
    table.questions = build().map((spec) => number(table, spec));
    if (table.questions.length === 0) return null;
    if (table.claims.length > 0) yield* checkVictory(table);
    const input = yield;
    if (input.type === 'intervene') {
      yield* intervene(table, input.action);
      continue;
    }
    const question = table.questions.find((q) => q.prompt.id === input.prompt);
    if (question === undefined) throw new Error(`The driver let an answer to "${input.prompt}" through.`);
    table.questions = [];
    const { to, kind } = question.prompt;
    return { to, kind, choice: input.choice, reason: input.reason ?? null };
  }
}

function number(table: Table, spec: QuestionSpec): Question {
  let asked = table.asked.get(spec.to);
  if (asked === undefined) {
    asked = { count: 0, key: '' };
    table.asked.set(spec.to, asked);
  }
  if (asked.key !== spec.key) {
    asked.count++;
    asked.key = spec.key;
  }
  return {
    prompt: new LazyPrompt(`${spec.to}.${asked.count + skipped(table, spec.to)}`, spec),
    refuse: spec.refuse ?? nothingToAdd,
  };
}

/** Numbers that were used for prompts which somebody took back: nobody may answer those any more. */
const skipped = ({ skips, taken }: Table, party: Party): number =>
  skips.reduce((sum, skip) => (skip.party === party && skip.since <= taken ? sum + skip.by : sum), 0);

/** A prompt that works out its options when they are asked for: by day most seats' never are. */
class LazyPrompt implements Prompt {
  readonly id: string;
  readonly to: Party;
  readonly kind: PromptKind;
  readonly about: About;
  readonly suggestion: Suggestion | null;
  readonly #options: () => Options;
  #worked: Options | null = null;

  constructor(id: string, { to, kind, about, options, suggestion }: QuestionSpec) {
    this.id = id;
    this.to = to;
    this.kind = kind;
    this.about = about;
    this.suggestion = suggestion ?? null;
    this.#options = options;
  }

  get options(): Options {
    this.#worked ??= this.#options();
    return this.#worked;
  }

  toJSON(): Prompt {
    const { id, to, kind, about, options, suggestion } = this;
    return { id, to, kind, about, options, suggestion };
  }
}

/** Asks one party one thing. */
export function* askOne(table: Table, spec: () => QuestionSpec): Play<Answered> {
  return (yield* ask(table, () => [spec()]))!; // one question is never none
}
