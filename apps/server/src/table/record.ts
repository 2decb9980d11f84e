import type { CharacterId, Sentence } from '@belfry/almanac';
import { type Entry, type GameEvent, type GameSetup, type Later, LOG_VERSION, type SeatId } from '@belfry/engine';
import type { Channel, Claim, PersonId, Remark, Role, Settings } from '@belfry/protocol';

/** One line of a table's log. The log is the table: everything in memory is a fold of it, and it only ever grows. */
export type LogRecord = Stamp & Happening;

export interface Stamp {
  /** When, by the server's clock: timers are folded from it too. */
  readonly at: number;
  /** Which command it came from, as `person/id`, so that the same command again does nothing, even after a crash. */
  readonly cmd?: string;
  /** It was written together with the record before it, and told together. */
  readonly also?: true;
  /** The version of the engine's words in it, on records that hold any; 1 where it is missing. */
  readonly v?: number;
}

/** Why something cannot happen: what the engine says, or a reason of the table's own. */
export type Why = Sentence;
export const isWhy = (record: LogRecord | Why): record is Why => 'say' in record;

/** Those that hold words of the engine, which change from version to version. */
const HAS_WORDS: ReadonlySet<Happening['type']> = new Set(['begun', 'entry', 'said', 'chronicle']);

/** What a command brought about, as it goes into the log. */
export const stamped = (happening: Happening, stamp: Stamp): LogRecord => ({
  ...happening,
  ...stamp,
  ...(HAS_WORDS.has(happening.type) ? { v: LOG_VERSION } : {}),
});

/** What followed from a decision, as it was told: new rules must not tell it otherwise. Logs from before have none. */
export interface Told {
  readonly events: readonly GameEvent[];
  /** Whether the Storyteller had to rule then: meanwhile the table is shown nothing. */
  readonly ruling: boolean;
}

/** Decisions that wait to be taken again. */
export interface Rest {
  readonly later: readonly Later[];
  /** They follow by themselves as soon as what is asked anew is answered; otherwise only when somebody wants them back. */
  readonly goesOn: boolean;
}

export type Happening =
  | {
      readonly type: 'opened';
      readonly game: string;
      readonly code: string;
      readonly settings: Settings;
      readonly script: readonly unknown[];
      readonly chairs: number;
    }
  | {
      readonly type: 'came';
      readonly person: PersonId;
      readonly account: string;
      readonly name: string;
      readonly role: Role;
      readonly host: boolean;
    }
  | { readonly type: 'renamed'; readonly person: PersonId; readonly name: string }
  /** Somebody wants to play as a Traveller, or (null) no longer does. */
  | {
      readonly type: 'volunteered';
      readonly person: PersonId;
      readonly wants: { readonly character: CharacterId | null } | null;
    }
  | { readonly type: 'went'; readonly person: PersonId; readonly kicked: boolean }
  | { readonly type: 'chairs'; readonly chairs: readonly ChairState[] }
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'script'; readonly script: readonly unknown[] }
  | {
      readonly type: 'begun';
      readonly setup: GameSetup;
      readonly chairs: readonly ChairState[];
      /** Each act of a seat waits for the Storyteller's word where they rule by hand, or each trial as well. */
      readonly words?: true | 'and-trials';
      /** Which rules it was begun by. */
      readonly rules?: string;
      readonly told?: Told;
    }
  | {
      readonly type: 'entry';
      readonly entry: Entry;
      readonly by: PersonId | 'policy' | 'clock';
      readonly told?: Told;
      /** It was decided before, and is taken again: the table knows it already. */
      readonly again?: true;
      /** What is left of the decisions that were taken back or came after an amended one. */
      readonly rest?: Rest;
    }
  | Said
  /** The whole finished game as it was told: it is shown from this, however the rules may change later. */
  | { readonly type: 'chronicle'; readonly events: readonly GameEvent[] }
  | { readonly type: 'dawn' }
  | { readonly type: 'beat' }
  /** The Storyteller's word for one of the game's events: the seat may know it. */
  | { readonly type: 'told'; readonly event: number }
  | { readonly type: 'vote-runs' }
  | { readonly type: 'ready'; readonly seat: SeatId; readonly ready: boolean }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'extended'; readonly ms: number }
  | { readonly type: 'muted'; readonly person: PersonId; readonly muted: boolean }
  | { readonly type: 'locked'; readonly locked: boolean }
  | { readonly type: 'role'; readonly person: PersonId; readonly role: Role; readonly grimoire: boolean };

export interface ChairState {
  readonly person: PersonId | null;
  /** For somebody without a device. */
  readonly name: string | null;
}

export interface Said {
  readonly type: 'said';
  readonly channel: Channel;
  readonly person: PersonId;
  readonly seat: SeatId | null;
  readonly storyteller: boolean;
  /** Whisper: the seats spoken to. The Storyteller's line: the seat or person at its other end. */
  readonly to: readonly SeatId[] | PersonId | null;
  /** Evil chat: who hears it, settled when it is said. */
  readonly hears: readonly SeatId[];
  /** Whether the Storyteller may read it, by the rule when it was said: a later rule opens nothing. */
  readonly read: boolean;
  readonly text: string | null;
  readonly claim: Claim | null;
  /** A bot's words as data. */
  readonly remark?: Remark;
}
