import type { CharacterId, Noun, Sentence, Suggested } from '@belfry/almanac';
import { type Json, sameJson } from './json.ts';
import type { SeatId } from './seat.ts';

/** All legal answers to a question, as data. Combinators hold further options; everything here walks into them. */
export type Options =
  | PlayerOptions
  | { readonly pick: 'characters'; readonly from: readonly CharacterId[]; readonly min: number; readonly max: number }
  | { readonly pick: 'one'; readonly of: readonly Option[] }
  /** Words; `ready` may be the answer as it stands, and is then read by everybody in their language. */
  | { readonly pick: 'text'; readonly maxLength: number; readonly ready?: Suggested }
  /** `why` nothing can be done just now, in words to whoever is asked: the same that a try would be refused with. */
  | { readonly pick: 'action'; readonly of: readonly Action[]; readonly why?: Sentence }
  /** Each of these, answered by a list with one answer for each: a player and a character is `[[3],["imp"]]`. */
  | { readonly pick: 'all'; readonly parts: readonly Options[] }
  /** Several such answers, no two the same. */
  | { readonly pick: 'list'; readonly of: Options; readonly min: number; readonly max: number };

export type PlayerOptions = {
  readonly pick: 'players';
  readonly from: readonly SeatId[];
  /** 0 where nobody may be chosen. */
  readonly min: number;
  readonly max: number;
};

export interface Option<T extends Json = Json> {
  readonly value: T;
  /** For the Storyteller: is it true (`yes`, `no`, `may`), or what follows from it. */
  readonly note?: string;
  /** Against the rules: there because the Storyteller wanted to see everything. Whoever rules for them leaves it alone. */
  readonly beyond?: true;
}

/** A thing to do, perhaps with a further choice: `{"do":"nominate","with":[3]}`. */
export interface Action {
  readonly do: string;
  readonly character?: CharacterId;
  readonly with?: Options;
}

/** Why `choice` is not one of `options`, or null when it is. */
export function refusal(options: Options, choice: Json): Sentence | null {
  switch (options.pick) {
    case 'players':
      return refusePicks(options, choice, 'player', (x) => typeof x === 'number');
    case 'characters':
      return refusePicks(options, choice, 'character', (x) => typeof x === 'string');
    case 'one':
      // Those who read the options from the prompt often answer with one of them.
      if (options.of.some((o) => o.value === choice) || options.of.some((o) => sameJson(o.value, choice))) return null;
      return { say: 'answer.not-possible', written: shorten(JSON.stringify(choice)), of: options.of.length };
    case 'text':
      if (options.ready !== undefined && sameJson(options.ready, choice)) return null;
      if (typeof choice !== 'string') return { say: 'answer.no-text' };
      return choice.length <= options.maxLength ? null : { say: 'answer.too-long', most: options.maxLength };
    case 'action':
      return refuseAction(options.of, choice);
    case 'all':
      if (!Array.isArray(choice) || choice.length !== options.parts.length) {
        return { say: 'answer.not-all', parts: options.parts.length };
      }
      return firstRefusal(choice, (part, at) => refusal(options.parts[at]!, part));
    case 'list':
      return (
        refuseCount(options, choice, 'answer') ??
        firstRefusal(choice as readonly Json[], (item) => refusal(options.of, item)) ??
        refuseTwice(choice as readonly Json[], 'answer')
      );
  }
}

function firstRefusal(answers: readonly Json[], why: (answer: Json, at: number) => Sentence | null): Sentence | null {
  for (const [at, answer] of answers.entries()) {
    const refused = why(answer, at);
    if (refused !== null) return { say: 'answer.part', part: at + 1, why: refused };
  }
  return null;
}

type Counted = { readonly min: number; readonly max: number };

function refuseCount({ min, max }: Counted, choice: Json, noun: Noun): Sentence | null {
  if (!Array.isArray(choice)) return { say: 'answer.no-list', noun };
  if (choice.length >= min && choice.length <= max) return null;
  return { say: 'answer.count', noun, min, max, given: choice.length };
}

const refuseTwice = (choice: readonly Json[], noun: Noun): Sentence | null =>
  choice.some((x, at) => choice.slice(0, at).some((other) => sameJson(other, x)))
    ? { say: 'answer.twice', noun }
    : null;

function refusePicks(
  options: Counted & { readonly from: readonly Json[] },
  choice: Json,
  noun: Noun,
  isItem: (x: Json) => boolean,
): Sentence | null {
  if (!Array.isArray(choice) || !choice.every(isItem)) return { say: 'answer.no-list', noun };
  const wrong = refuseCount(options, choice, noun) ?? refuseTwice(choice, noun);
  if (wrong !== null) return wrong;
  const outside = choice.find((x) => !options.from.includes(x));
  if (outside === undefined) return null;
  return typeof outside === 'number'
    ? { say: 'answer.seat', seat: outside }
    : { say: 'answer.character', character: String(outside) };
}

function refuseAction(actions: readonly Action[], choice: Json): Sentence | null {
  if (choice === null || typeof choice !== 'object' || Array.isArray(choice)) {
    return { say: 'answer.no-action' };
  }
  const wanted = choice as { readonly [key: string]: Json };
  const action = actions.find((a) => a.do === wanted.do && (a.character ?? null) === (wanted.character ?? null));
  if (action === undefined) {
    const possible = [...new Set(actions.map((a) => a.do))];
    return { say: 'answer.action', written: shorten(String(wanted.do)), possible };
  }
  if (action.with === undefined)
    return wanted.with === undefined ? null : { say: 'answer.nothing-further', action: action.do };
  return refusal(action.with, wanted.with ?? null);
}

const shorten = (text: string) => (text.length <= 60 ? text : `${text.slice(0, 57)}…`);

/** An action as an answer. */
export const doing = ({ do: act, character }: Action, further?: Json): Json => ({
  do: act,
  ...(character === undefined ? {} : { character }),
  ...(further === undefined ? {} : { with: further }),
});

const DEEPEST = 4;

/** Why nobody could choose from this, or null: options that come from outside the engine. */
export function refuseOptions(options: unknown, depth = 0): Sentence | null {
  const { pick, from, of, parts, min, max, maxLength } = (options ?? {}) as { [key: string]: unknown };
  const counts =
    Number.isInteger(min) && Number.isInteger(max) && (min as number) >= 0 && (max as number) >= (min as number);
  if (depth > DEEPEST) return { say: 'options.depth', most: DEEPEST };
  switch (pick) {
    case 'text':
      return Number.isInteger(maxLength) && (maxLength as number) > 0 ? null : { say: 'options.max-length' };
    case 'one':
      return Array.isArray(of) && of.length > 0 ? null : { say: 'options.of' };
    case 'action':
      if (!Array.isArray(of) || of.length === 0) return { say: 'options.of' };
      return firstWrong(of, (action: Partial<Action> | null) =>
        action?.with === undefined ? null : refuseOptions(action.with, depth + 1),
      );
    case 'all':
      if (!Array.isArray(parts) || parts.length === 0) return { say: 'options.parts' };
      return firstWrong(parts, (part: unknown) => refuseOptions(part, depth + 1));
    case 'list':
      return counts ? refuseOptions(of, depth + 1) : { say: 'options.counts' };
    case 'players':
    case 'characters':
      return Array.isArray(from) && counts && from.length >= (min as number) ? null : { say: 'options.from' };
    default:
      return { say: 'options.pick' };
  }
}

const firstWrong = <T>(items: readonly T[], why: (item: T) => Sentence | null): Sentence | null =>
  items.map(why).find((reason) => reason !== null) ?? null;
