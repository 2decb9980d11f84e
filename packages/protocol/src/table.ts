import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { Claim } from './claim.ts';
import type { Remark } from './remark.ts';
import type { Settings } from './settings.ts';
import type { PersonId } from './text.ts';

export type Role = 'storyteller' | 'co-storyteller' | 'player' | 'spectator';

/** A person at the table, as everybody sees them. */
export interface Person {
  readonly person: PersonId;
  readonly name: string;
  readonly role: Role;
  /** Opened the table, or was made Storyteller: may settle how it is run. */
  readonly host: boolean;
  readonly seat: SeatId | null;
  readonly muted: boolean;
  /** Nobody sits there but a program. */
  readonly bot: boolean;
  /** A spectator who sees the Grimoire; they never get a seat again. */
  readonly grimoire: boolean;
  /** Wants to play in the running game as a Traveller: as this one, or (null) as any. */
  readonly volunteers?: { readonly character: CharacterId | null };
}

/** A chair. Before the game its number is its place; afterwards it is the engine's seat number. */
export interface Chair {
  readonly seat: SeatId;
  readonly person: PersonId | null;
  /** The name that the game uses: the person's, or one that the Storyteller wrote for somebody without a device. */
  readonly name: string | null;
  /** Who has held this seat since the game began, first to last: each of them knows what it was told until then. */
  readonly hands: readonly PersonId[];
}

/** The table apart from the game: the same for everybody. */
export interface TableCard {
  readonly code: string;
  readonly stage: 'lobby' | 'playing' | 'over';
  readonly locked: boolean;
  readonly script: { readonly name: string; readonly author: string | null; readonly items: readonly unknown[] };
  readonly settings: Settings;
  readonly people: readonly Person[];
  readonly chairs: readonly Chair[];
  /** Seats that are ready for the next stage of the day, in order; empty again when the stage has ended. */
  readonly ready: readonly SeatId[];
  /** The game cannot be played on (its rules have changed, or it fails): it is shown as it was told. */
  readonly toldOnly?: true;
}

/** `table` is nobody's word: something that everybody has to know of. */
export type Channel = 'public' | 'whisper' | 'storyteller' | 'evil' | 'claim' | 'table';

/** Something said, as one viewer gets it. */
export interface Line {
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  readonly channel: Channel;
  readonly from: {
    readonly person: PersonId;
    readonly name: string;
    readonly seat: SeatId | null;
    readonly storyteller: boolean;
  };
  /** Whom a whisper or the Storyteller's line was for; null where everybody of the channel hears it. */
  readonly to: readonly SeatId[] | PersonId | null;
  /** null for a whisper among others: everybody sees that it happened, nobody else hears it. */
  readonly text: string | null;
  readonly claim: Claim | null;
  /** What a bot said, as data: a page puts it into its reader's language. `day` is the game's. */
  readonly utterance?: { readonly day: number; readonly remark: Remark };
  /** `table`: a seat of the running game has changed hands, by `from`'s doing. */
  readonly hands?: HandsChanged;
}

export interface HandsChanged {
  readonly seat: SeatId;
  /** Names; null for nobody. */
  readonly from: string | null;
  readonly to: string | null;
}

export type TimerKind =
  | 'discussion'
  | 'nominations'
  | 'last-call'
  | 'defence'
  | 'vote'
  | 'night-prompt'
  | 'ruling'
  | 'beat'
  | 'dawn'
  | 'night';

/** A running clock. `night`: how long the night lasts at least, for everybody alike. `night-prompt` is shown to the seat it is about; `ruling`, `beat` and `dawn` to the Storyteller alone. */
export interface Timer {
  readonly kind: TimerKind;
  /** `night-prompt`: who is asked; `vote`: whom the clock hand reaches next. */
  readonly seat: SeatId | null;
  /** Server time. For `vote`: when the hand passes that seat. */
  readonly endsAt: number;
  /** The whole length, or the vote's time per seat. */
  readonly ms: number;
}

export interface Clocks {
  /** When everything was paused (timers stand still as they were then), or null. */
  readonly pausedAt: number | null;
  readonly running: readonly Timer[];
}
