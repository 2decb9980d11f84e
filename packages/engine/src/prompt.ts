import type { CharacterId, Guise, OwnRuling, Sentence, Suggested } from '@belfry/almanac';
import type { Alternative } from './input.ts';
import type { Json } from './json.ts';
import type { Options } from './options.ts';
import type { RulingSort } from './ruling.ts';
import type { Party, SeatId } from './seat.ts';

export { type Action, type Option, type Options, refusal } from './options.ts';

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
  /** Somebody's own words; of what stands in the almanac, the English ones. */
  readonly text?: string;
  /** In their place: words that were suggested to the Storyteller, for everybody's language. */
  readonly suggested?: Suggested;
  /** Which text of the character it is, for those who read another language. */
  readonly sheet?: NightSheet;
  /** As what somebody may seem, where that is the question. */
  readonly as?: Guise;
  /** The words of a ruling that does not come with Belfry. */
  readonly words?: OwnRuling['words'];
}

/** The texts that a character has for the Storyteller. */
export type NightSheet = 'firstNight' | 'otherNight';

export interface Suggestion {
  readonly choice: Json;
  readonly reason: Sentence;
  /** What else was weighed, the next best first. */
  readonly weighed?: readonly Alternative[];
}

/** The same prompt with another suggestion. Named one by one: a `Question` works its options out lazily, and a spread loses them. */
export const withSuggestion = ({ id, to, kind, about, options }: Prompt, suggestion: Suggestion | null): Prompt => ({
  id,
  to,
  kind,
  about,
  options,
  suggestion,
});
