import type { CharacterId } from '@belfry/almanac';
import { type Json, sameJson } from './json.ts';
import type { RulingSort } from './ruling.ts';
import type { Party, SeatId } from './seat.ts';

/** A decision that the game waits for. It carries all its legal answers, so that nobody needs to know the rules to play. */
export interface Prompt {
  /** Counted per party: it tells nobody how often others were asked. */
  readonly id: string;
  readonly to: Party;
  readonly kind: PromptKind;
  readonly about: About;
  readonly options: Options;
  /** What the simplest Storyteller would say, and why. Only on prompts to the Storyteller. */
  readonly suggestion: Suggestion | null;
}

export type PromptKind =
  /** A player chooses for their ability. */
  | 'choose'
  /** The Storyteller decides what the rules leave to them. */
  | 'ruling'
  /** The Storyteller runs a character that has no code. */
  | 'by-hand'
  /** What a player may do by day. */
  | 'day'
  /** What the Storyteller may do by day. */
  | 'run-day'
  /** A player's hand in a vote or an exile. */
  | 'hand'
  /** The Storyteller moves the clock hand. */
  | 'run-vote'
  /** The Storyteller has asked a player something by hand. */
  | 'request';

/** What the prompt is about, for whoever shows or ranks it. A seat's prompt names only what that seat believes. */
export interface About {
  /** Which ruling, e.g. `information`, `registers`, `redirect`, `bluffs`. */
  readonly what?: string;
  /** The sort of thing that is decided. */
  readonly sort?: RulingSort;
  readonly seat?: SeatId;
  readonly character?: CharacterId;
  readonly chosen?: readonly SeatId[];
  readonly works?: boolean;
  readonly text?: string;
}

export interface Suggestion {
  readonly choice: Json;
  readonly reason: string;
}

export type Options =
  | { readonly pick: 'players'; readonly from: readonly SeatId[]; readonly min: number; readonly max: number }
  | { readonly pick: 'characters'; readonly from: readonly CharacterId[]; readonly min: number; readonly max: number }
  | { readonly pick: 'one'; readonly of: readonly Option[] }
  | { readonly pick: 'text'; readonly maxLength: number }
  | { readonly pick: 'action'; readonly of: readonly Action[] };

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
      return refuseList(options, choice, 'player', (x) => typeof x === 'number');
    case 'characters':
      return refuseList(options, choice, 'character', (x) => typeof x === 'string');
    case 'one':
      // Those who read the options from the prompt often answer with one of them.
      if (options.of.some((o) => o.value === choice) || options.of.some((o) => sameJson(o.value, choice))) return null;
      return `${shorten(JSON.stringify(choice))} is not one of the ${options.of.length} possible answers.`;
    case 'text':
      if (typeof choice !== 'string') return 'The answer has to be a text.';
      return choice.length <= options.maxLength ? null : `The answer is longer than ${options.maxLength} characters.`;
    case 'action':
      return refuseAction(options.of, choice);
  }
}

function refuseList(
  options: { readonly from: readonly Json[]; readonly min: number; readonly max: number },
  choice: Json,
  noun: string,
  isItem: (x: Json) => boolean,
): string | null {
  if (!Array.isArray(choice) || !choice.every(isItem)) return `The answer has to be a list of ${noun}s.`;
  if (choice.length < options.min || choice.length > options.max) {
    const wanted = options.min === options.max ? `exactly ${options.min}` : `${options.min} to ${options.max}`;
    return `Choose ${wanted} ${noun}${options.max === 1 ? '' : 's'}, not ${choice.length}.`;
  }
  if (choice.some((x, at) => choice.indexOf(x) !== at)) return `The same ${noun} cannot be chosen twice.`;
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
