import type { CharacterId } from '@belfry/almanac';
import type { Json } from './json.ts';
import type { SeatId } from './seat.ts';

/**
 * A reminder token: something that an ability does to a player for a while.
 * The kinds the kernel itself understands are `drunk`, `poisoned`, `silenced`, `safe` and `vote-weight`;
 * any other kind is a mark that only its own character reads.
 */
export interface Effect {
  readonly id: number;
  readonly kind: string;
  readonly target: SeatId;
  /** The ability that made it, or null when the Storyteller placed it by hand. */
  readonly source: number | null;
  /** The character whose token it is, for the Grimoire. */
  readonly by: CharacterId | null;
  /** When it is taken away by itself. */
  readonly until: 'dusk' | 'dawn' | null;
  /**
   * `nothing`: it ends when its source dies or changes, and sleeps while the source is impaired.
   * `death`: it ends only when the source changes (a dead Sweetheart's drunkenness).
   * `everything`: it neither ends nor sleeps (Snake Charmer's poison).
   */
  readonly outlives: 'nothing' | 'death' | 'everything';
  readonly data: Json;
}

/** What a `safe` effect protects against. */
export type Danger = 'demon' | 'execution' | 'death';
