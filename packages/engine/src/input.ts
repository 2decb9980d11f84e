import type { CharacterId, Sentence } from '@belfry/almanac';
import type { Until } from './effect.ts';
import type { Json } from './json.ts';
import type { Options } from './prompt.ts';
import type { Alignment, Party, SeatId } from './seat.ts';
import type { Statement } from './statement.ts';

/** A decision that somebody made. The list of inputs, with the set-up, is the whole game. */
export type Input =
  | Answer
  | {
      readonly type: 'intervene';
      readonly action: Intervention;
      /** Why an automatic Storyteller did so. */
      readonly reason?: Sentence;
    };

export interface Answer {
  readonly type: 'answer';
  readonly prompt: string;
  /** The party that was asked, or the Storyteller on its behalf. */
  readonly by: Party;
  readonly choice: Json;
  /** Why an automatic Storyteller chose so. */
  readonly reason?: Sentence;
  /** What it weighed beside that, the next best first. */
  readonly weighed?: readonly Alternative[];
}

/** Something that could have been decided instead, and by how much the choice was preferred to it. */
export interface Alternative {
  readonly choice: Json;
  readonly by: number;
}

/** What the Storyteller may do at any moment: their word is law. */
export type Intervention =
  /** Corrections of the Grimoire: nothing follows from them by themselves, not even the end of the game. */
  | {
      readonly do: 'set';
      readonly seat: SeatId;
      readonly character?: CharacterId;
      readonly alignment?: Alignment;
      readonly alive?: boolean;
      readonly ghostVote?: boolean;
      readonly believes?: CharacterId | null;
      /** Tell the player at once what they are now. */
      readonly tell?: boolean;
    }
  | {
      readonly do: 'mark';
      readonly kind: string;
      readonly seat: SeatId;
      readonly until?: Until;
      readonly by?: CharacterId;
      readonly data?: Json;
    }
  | { readonly do: 'unmark'; readonly effect: number }
  | { readonly do: 'bluffs'; readonly characters: readonly CharacterId[] }
  /** Things that happen by the rules, with all that follows from them. */
  | { readonly do: 'kill'; readonly seat: SeatId; readonly cause?: 'demon' | 'ability' }
  | { readonly do: 'revive'; readonly seat: SeatId }
  | { readonly do: 'execute'; readonly seat: SeatId }
  | { readonly do: 'end-game'; readonly winner: Alignment; readonly why?: string }
  /** Words. */
  | {
      readonly do: 'tell';
      readonly seats: readonly SeatId[];
      readonly info: Statement;
      readonly character?: CharacterId;
    }
  | { readonly do: 'ask'; readonly seat: SeatId; readonly text: string; readonly options: Options }
  | { readonly do: 'withdraw'; readonly prompt: string }
  | { readonly do: 'announce'; readonly text: string }
  /** Chairs. */
  | {
      readonly do: 'join';
      readonly name: string;
      readonly character: CharacterId;
      readonly alignment: Alignment;
      readonly after?: SeatId;
    }
  | { readonly do: 'leave'; readonly seat: SeatId }
  | { readonly do: 'reseat'; readonly circle: readonly SeatId[] }
  /** Something that an ability in play lets the Storyteller do now (`offersNow` lists them). */
  | { readonly do: 'offer'; readonly ability: number; readonly name: string; readonly choice?: Json }
  /** From now on, ask me before anything is told, or do not. */
  | { readonly do: 'tellings'; readonly tellings: 'at-once' | 'asked' }
  /** An evil player is told about the evil team now, as on the first night. */
  | { readonly do: 'evil-info'; readonly seat: SeatId }
  /** The Fabled and Loric in play from now on: those named, and no others. */
  | { readonly do: 'fabled'; readonly characters: readonly CharacterId[] };
