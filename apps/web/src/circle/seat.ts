import type { Character } from '@belfry/almanac';
import type { ReminderFace } from '../token/ReminderToken.tsx';
import type { ShownClaim } from './SeatClaim.tsx';

/** What the circle shows of one seat. Whoever draws a circle says what its viewer may see. */
export interface CircleSeat {
  readonly id: number;
  readonly name: string;
  readonly alive: boolean;
  readonly ghostVote: boolean;
  readonly traveller?: boolean;
  /** A program sits here. */
  readonly bot?: boolean;
  /** A character token instead of the plain life token. */
  readonly token?: { readonly character: Pick<Character, 'name' | 'team' | 'icon'>; readonly flipped: boolean } | null;
  /** The token is only a guess: it is drawn as a sketch. */
  readonly guess?: boolean;
  readonly reminders?: readonly ReminderFace[];
  /** What the seat says of itself, drawn small beside it. */
  readonly claim?: ShownClaim;
  /** All is known: the shroud of the dead is folded back, so that it hides no token. */
  readonly revealed?: boolean;
  /** What is being told is about this seat: it glows. */
  readonly lit?: boolean;
  readonly hand?: 'up' | 'counted' | null;
  readonly marks?: readonly SeatMark[];
  /** What a screen reader says after the name: "alive", "dead with a vote", "nominated"… */
  readonly description: string;
}

export type SeatMark = 'me' | 'nominator' | 'nominee' | 'block' | 'asked' | 'away' | 'here' | 'drunk' | 'poisoned';
