import type { CharacterId, Sentence, Team } from '@belfry/almanac';
import type { Effect } from './effect.ts';
import type { Alternative, Intervention } from './input.ts';
import type { Json } from './json.ts';
import type { Alignment, SeatId } from './seat.ts';
import type { Outcome } from './state.ts';
import type { GrimoireToken, Statement } from './statement.ts';

/**
 * Who may see an event: everybody, the Storyteller alone, or the Storyteller and the seats named.
 * There is no default: an event without an audience does not type-check.
 */
export type Audience = 'everyone' | 'storyteller' | readonly SeatId[];

export type GameEvent = { readonly to: Audience } & Fact;

export type Fact =
  // For everyone
  | {
      readonly type: 'game-begins';
      readonly script: string;
      readonly seats: readonly PublicSeat[];
      /** Fabled and Loric in play, if there are any. */
      readonly fabled?: readonly CharacterId[];
    }
  | { readonly type: 'night-falls'; readonly night: number }
  | {
      readonly type: 'dawn';
      readonly day: number;
      readonly died: readonly SeatId[];
      readonly revived: readonly SeatId[];
    }
  | { readonly type: 'nominations-open' }
  | { readonly type: 'nominated'; readonly nominator: SeatId; readonly nominee: SeatId }
  | { readonly type: 'hand'; readonly seat: SeatId; readonly up: boolean }
  | {
      readonly type: 'counted';
      readonly seat: SeatId;
      readonly up: boolean;
      readonly tally: number;
      /** The dead player's last vote is not spent by it. */
      readonly kept?: true;
    }
  | {
      readonly type: 'tally';
      readonly nominee: SeatId;
      /** null where the count is secret; who is about to die is then not told either. */
      readonly votes: number | null;
      readonly needed: number;
      /** Who is about to die after this vote. */
      readonly block: SeatId | null;
    }
  /** Hands are raised with eyes closed: nobody sees the others', nor how they are counted. */
  | { readonly type: 'secret-vote'; readonly nominee: SeatId }
  /** The nomination is over without a vote. */
  | { readonly type: 'no-vote'; readonly nominee: SeatId }
  | { readonly type: 'last-call' }
  | { readonly type: 'executed'; readonly seat: SeatId }
  | { readonly type: 'no-execution' }
  | { readonly type: 'survived'; readonly seat: SeatId }
  | { readonly type: 'died'; readonly seat: SeatId }
  | { readonly type: 'revived'; readonly seat: SeatId }
  | {
      readonly type: 'used';
      readonly seat: SeatId;
      readonly character: CharacterId;
      readonly chosen: Json;
      /** Hands are counted for it, until something or nothing happens. */
      readonly calls?: true;
    }
  | { readonly type: 'nothing-happens' }
  | { readonly type: 'exile-called'; readonly by: SeatId; readonly traveller: SeatId }
  | {
      readonly type: 'exile';
      readonly traveller: SeatId;
      readonly support: number;
      readonly needed: number;
      readonly exiled: boolean;
    }
  | { readonly type: 'joined'; readonly seat: PublicSeat; readonly after: SeatId | null }
  | { readonly type: 'left'; readonly seat: SeatId }
  | { readonly type: 'reseated'; readonly circle: readonly SeatId[] }
  /** Somebody was made a Traveller by hand, or with null is none any more. */
  | { readonly type: 'traveller'; readonly seat: SeatId; readonly character: CharacterId | null }
  /** Fabled and Loric in play from now on. */
  | { readonly type: 'fabled'; readonly characters: readonly CharacterId[] }
  | { readonly type: 'ghost-vote'; readonly seat: SeatId; readonly has: boolean }
  | { readonly type: 'announcement'; readonly text: string }
  /** What an ability makes known to all. */
  | { readonly type: 'proclaimed'; readonly says: Sentence }
  | { readonly type: 'game-over'; readonly outcome: Outcome; readonly grimoire: readonly GrimoireToken[] }
  // For one seat (and the Storyteller)
  /** Here and below the character is null for one who does not know what they are. */
  | { readonly type: 'woke'; readonly seat: SeatId; readonly character: CharacterId | null }
  | {
      readonly type: 'you-are';
      readonly seat: SeatId;
      readonly character: CharacterId;
      /** null for one who does not know. */
      readonly alignment: Alignment | null;
    }
  | { readonly type: 'chose'; readonly seat: SeatId; readonly character: CharacterId | null; readonly chosen: Json }
  | {
      readonly type: 'told';
      readonly seat: SeatId;
      readonly character: CharacterId | 'minioninfo' | 'demoninfo' | null;
      readonly info: Statement;
    }
  /** Done in private with the Storyteller by day. */
  | { readonly type: 'visited'; readonly seat: SeatId; readonly character: CharacterId; readonly chosen: Json }
  | {
      readonly type: 'answered';
      readonly seat: SeatId;
      readonly text: string;
      readonly answer: Json;
      /** For whose ability it was asked, where that was said. */
      readonly character?: CharacterId;
    }
  // For the Storyteller
  | {
      readonly type: 'secret-tally';
      readonly nominee: SeatId;
      readonly votes: number;
      readonly needed: number;
      readonly block: SeatId | null;
    }
  | { readonly type: 'dealt'; readonly grimoire: readonly GrimoireToken[]; readonly bluffs: readonly CharacterId[] }
  | { readonly type: 'took-token'; readonly token: GrimoireToken }
  | {
      readonly type: 'ruled';
      readonly what: string;
      readonly seat: SeatId | null;
      readonly character: CharacterId | null;
      readonly choice: Json;
      readonly reason: Sentence | null;
      /** What an automatic Storyteller weighed beside it. */
      readonly weighed?: readonly Alternative[];
    }
  | { readonly type: 'no-effect'; readonly seat: SeatId; readonly character: CharacterId; readonly why: string }
  | { readonly type: 'became'; readonly seat: SeatId; readonly character: CharacterId; readonly team: Team }
  | { readonly type: 'turned'; readonly seat: SeatId; readonly alignment: Alignment }
  | { readonly type: 'believes'; readonly seat: SeatId; readonly character: CharacterId | null }
  | { readonly type: 'marked'; readonly effect: Effect }
  | { readonly type: 'unmarked'; readonly effect: number }
  | { readonly type: 'bluffs'; readonly characters: readonly CharacterId[] }
  | {
      readonly type: 'states';
      readonly drunk: readonly SeatId[];
      readonly poisoned: readonly SeatId[];
      readonly asleep: readonly number[];
    }
  | { readonly type: 'by-hand'; readonly action: Intervention; readonly reason?: Sentence };

/** A seat as everybody sees it. */
export interface PublicSeat {
  readonly seat: SeatId;
  readonly name: string;
  /** A Traveller's character is public, anybody else's is not. */
  readonly traveller: CharacterId | null;
}

/** Deny by default: an event reaches a seat only if its audience says so. The Storyteller sees all. */
export const sees = (audience: Audience, viewer: SeatId | 'storyteller' | 'public'): boolean => {
  if (viewer === 'storyteller' || audience === 'everyone') return true;
  return viewer !== 'public' && audience !== 'storyteller' && audience.includes(viewer);
};
