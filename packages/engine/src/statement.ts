import type { CharacterId, Team } from '@belfry/almanac';
import type { Alignment, SeatId } from './seat.ts';

/** Something that a player can be shown or told: a token, a finger signal, a nod. */
export type Statement =
  | { readonly number: number }
  | { readonly yes: boolean }
  | { readonly character: CharacterId }
  | { readonly player: SeatId }
  /** "One of these players is this character." */
  | { readonly players: readonly SeatId[]; readonly character: CharacterId }
  /** "Nobody of this kind is in play." */
  | { readonly none: Team }
  | { readonly grimoire: readonly GrimoireToken[] }
  | { readonly demons: readonly SeatId[]; readonly minions: readonly SeatId[] }
  | { readonly minions: readonly SeatId[]; readonly bluffs: readonly CharacterId[] }
  | { readonly demons: readonly SeatId[] }
  /** By hand: whatever the Storyteller wants to say. */
  | { readonly text: string };

/** A seat as it lies in the Grimoire. (A type, not an interface: only those count as JSON.) */
export type GrimoireToken = {
  readonly seat: SeatId;
  readonly character: CharacterId;
  readonly alignment: Alignment;
  readonly alive: boolean;
  readonly believes: CharacterId | null;
  readonly reminders: readonly { readonly kind: string; readonly by: CharacterId | null }[];
};
