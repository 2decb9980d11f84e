import type { Character, CharacterId } from '@belfry/almanac';
import type { Counts, ImaginedNomination, PublicUse, SeatId, SeatSet, Told } from '@belfry/engine';

/** All that is known of a game, and who could be what: the question that is solved. */
export interface Problem {
  readonly names: readonly string[];
  /** Every character that can be in play. */
  readonly script: readonly Character[];
  /** What each says they started as; null for who says nothing. */
  readonly claims: readonly (CharacterId | null)[];
  /** What each may have started as, apart from what only the turned may. */
  readonly domains: readonly (readonly CharacterId[])[];
  /** Who may lie; the one who asks does not lie to themselves. */
  readonly mayLie: readonly boolean[];
  /** Whom the one who asks was shown as evil, where that is true only if they are what they were told that they are. */
  readonly shown?: Shown;
  readonly counts: Counts;
  /** Who comes when in the first night and in the others; the official order where nothing is said. */
  readonly order?: NightOrder | undefined;
  /** Who is in play beside those who were dealt: Travellers, Fabled and Loric of a game that was played. */
  readonly beside?: readonly CharacterId[];
  /** Whether several may start as the same character. */
  readonly duplicates: boolean;
  /** Nights and days, the first at place 0. */
  readonly nights: readonly NightRecord[];
  readonly days: readonly DayRecord[];
  /** Whether the last day is over. */
  readonly lastDayIsOver: boolean;
  /** Where nothing told may be true: whether what is true of everybody as they are is out, or only what is true however they register. */
  readonly falsehood: 'plain' | 'possible';
  /** Whether whoever is made mad on the last day may say untrue things of themselves. */
  readonly madMayLie: boolean;
  /** Whether a Demon may pick somebody dead. */
  readonly sinksKills: boolean;
  /** A game that was played: what somebody does aloud with an ability that they do not have is a bluff, and no testimony. */
  readonly isPlayed: boolean;
  /** Characters whose abilities somebody with all abilities of a team has; null: all of the script. */
  readonly allAbilities: readonly CharacterId[] | null;
}

export interface NightOrder {
  readonly first: readonly string[];
  readonly other: readonly string[];
}

export interface Shown {
  readonly to: SeatId;
  readonly demons: readonly SeatId[];
  readonly minions: readonly SeatId[];
}

export interface NightRecord {
  readonly deaths: SeatSet;
  readonly revivals: SeatSet;
  readonly told: readonly Spoken[];
  /** Who says that they became somebody else. */
  readonly changes: readonly { readonly seat: SeatId; readonly character: CharacterId }[];
  /** What somebody says another character's ability told them, e.g. that a Widow is in play. */
  readonly heard: readonly Spoken[];
}

export interface Spoken {
  readonly seat: SeatId;
  readonly told: Told;
}

export interface DayRecord {
  readonly told: readonly Spoken[];
  readonly events: readonly DayEvent[];
}

export type DayEvent =
  /**
   * `unvoted`: the Storyteller has had them executed because of somebody's ability, without a nomination. `mayEnd`: nothing
   * has come after it, and the game may be over by it.
   */
  | {
      readonly type: 'execution';
      readonly player: SeatId;
      readonly died: boolean;
      readonly unvoted?: true;
      readonly mayEnd?: true;
    }
  | { readonly type: 'nomination'; readonly nomination: ImaginedNomination }
  | { readonly type: 'use'; readonly use: PublicUse }
  | { readonly type: 'death'; readonly player: SeatId }
  | { readonly type: 'votes'; readonly voters: readonly SeatId[] }
  /** The table as it is now is what was talked about. */
  | { readonly type: 'talk' };
