import type { CharacterId } from '@belfry/almanac';
import { type Json, sameJson } from './json.ts';
import type { SeatId } from './seat.ts';

/** All legal answers to a question, as data. Combinators hold further options; everything here walks into them. */
export type Options =
  | PlayerOptions
  | { readonly pick: 'characters'; readonly from: readonly CharacterId[]; readonly min: number; readonly max: number }
  | { readonly pick: 'one'; readonly of: readonly Option[] }
  | { readonly pick: 'text'; readonly maxLength: number }
  | { readonly pick: 'action'; readonly of: readonly Action[] }
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
}

/** A thing to do, perhaps with a further choice: `{"do":"nominate","with":[3]}`. */
export interface Action {
  readonly do: string;
  readonly character?: CharacterId;
  readonly with?: Options;
}

/** Why `choice` is not one of `options`, in words, or null when it is. */
export function refusal(options: Options, choice: Json): string | null {
  switch (options.pick) {
    case 'players':
      return refusePicks(options, choice, 'player', (x) => typeof x === 'number');
    case 'characters':
      return refusePicks(options, choice, 'character', (x) => typeof x === 'string');
    case 'one':
      // Those who read the options from the prompt often answer with one of them.
      if (options.of.some((o) => o.value === choice) || options.of.some((o) => sameJson(o.value, choice))) return null;
      return `${shorten(JSON.stringify(choice))} is not one of the ${options.of.length} possible answers.`;
    case 'text':
      if (typeof choice !== 'string') return 'The answer has to be a text.';
      return choice.length <= options.maxLength ? null : `The answer is longer than ${options.maxLength} characters.`;
    case 'action':
      return refuseAction(options.of, choice);
    case 'all':
      if (!Array.isArray(choice) || choice.length !== options.parts.length) {
        return `The answer has to be a list of ${options.parts.length} answers.`;
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

function firstRefusal(answers: readonly Json[], why: (answer: Json, at: number) => string | null): string | null {
  for (const [at, answer] of answers.entries()) {
    const refused = why(answer, at);
    if (refused !== null) return `Answer ${at + 1}: ${refused}`;
  }
  return null;
}

type Counted = { readonly min: number; readonly max: number };

function refuseCount({ min, max }: Counted, choice: Json, noun: string): string | null {
  if (!Array.isArray(choice)) return `The answer has to be a list of ${noun}s.`;
  if (choice.length >= min && choice.length <= max) return null;
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return `Choose ${wanted} ${noun}${max === 1 ? '' : 's'}, not ${choice.length}.`;
}

const refuseTwice = (choice: readonly Json[], noun: string): string | null =>
  choice.some((x, at) => choice.slice(0, at).some((other) => sameJson(other, x)))
    ? `The same ${noun} cannot be chosen twice.`
    : null;

function refusePicks(
  options: Counted & { readonly from: readonly Json[] },
  choice: Json,
  noun: string,
  isItem: (x: Json) => boolean,
): string | null {
  if (!Array.isArray(choice) || !choice.every(isItem)) return `The answer has to be a list of ${noun}s.`;
  const wrong = refuseCount(options, choice, noun) ?? refuseTwice(choice, noun);
  if (wrong !== null) return wrong;
  const outside = choice.find((x) => !options.from.includes(x));
  if (outside === undefined) return null;
  return `${noun === 'player' ? `Seat ${outside}` : `"${outside}"`} cannot be chosen here.`;
}

function refuseAction(actions: readonly Action[], choice: Json): string | null {
  if (choice === null || typeof choice !== 'object' || Array.isArray(choice)) {
    return 'The answer has to be an action, such as {"do":"nominate","with":[3]}.';
  }
  const wanted = choice as { readonly [key: string]: Json };
  const action = actions.find((a) => a.do === wanted.do && (a.character ?? null) === (wanted.character ?? null));
  if (action === undefined) {
    const known = [...new Set(actions.map((a) => a.do))].join(', ');
    return `"${shorten(String(wanted.do))}" is not possible now; possible: ${known || 'nothing'}.`;
  }
  if (action.with === undefined) return wanted.with === undefined ? null : `"${action.do}" takes no further choice.`;
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

/** Why nobody could choose from this, in words, or null: options that come from outside the engine. */
export function refuseOptions(options: unknown, depth = 0): string | null {
  const { pick, from, of, parts, min, max, maxLength } = (options ?? {}) as { [key: string]: unknown };
  const counts =
    Number.isInteger(min) && Number.isInteger(max) && (min as number) >= 0 && (max as number) >= (min as number);
  if (depth > DEEPEST) return `Options stand at most ${DEEPEST} deep in one another.`;
  switch (pick) {
    case 'text':
      return Number.isInteger(maxLength) && (maxLength as number) > 0
        ? null
        : 'Say how long the text may be, in "maxLength".';
    case 'one':
      return Array.isArray(of) && of.length > 0 ? null : 'Say what to choose from, in "of".';
    case 'action':
      if (!Array.isArray(of) || of.length === 0) return 'Say what to choose from, in "of".';
      return firstWrong(of, (action: Partial<Action> | null) =>
        action?.with === undefined ? null : refuseOptions(action.with, depth + 1),
      );
    case 'all':
      if (!Array.isArray(parts) || parts.length === 0) return 'Say what all to choose, in "parts".';
      return firstWrong(parts, (part: unknown) => refuseOptions(part, depth + 1));
    case 'list':
      return counts ? refuseOptions(of, depth + 1) : 'Say how many such answers: "min" and "max".';
    case 'players':
    case 'characters':
      return Array.isArray(from) && counts && from.length >= (min as number)
        ? null
        : 'Say whom to pick "from", and how many: "min" and "max".';
    default:
      return 'Say what to pick: "players", "characters", "one", "action", "text", "all" or "list".';
  }
}

const firstWrong = <T>(items: readonly T[], why: (item: T) => string | null): string | null =>
  items.map(why).find((reason) => reason !== null) ?? null;
