import type { CharacterId, Team } from '@belfry/almanac';
import type { Ability, Alignment, SeatId } from './seat.ts';

/**
 * What simply is, without anybody registering as anything: what auras are made of. (They decide who is drunk, and
 * so they cannot ask a question whose answer depends on it.)
 */
export interface Facts {
  readonly me: SeatId;
  memory(): Ability['memory'];
  /** By whom this ability's tokens of a kind lie. */
  marked(kind: string): readonly SeatId[];
  /** The number of this night, or of the last one. */
  night(): number;
  players(): readonly SeatId[];
  isAlive(player: SeatId): boolean;
  isTraveller(player: SeatId): boolean;
  is(player: SeatId, character: CharacterId): boolean;
  trueTeam(player: SeatId): Team;
  alignmentOf(player: SeatId): Alignment;
  livingNeighbours(player: SeatId): readonly SeatId[];
  /** The nearest on each side who fits, dead or alive. */
  nearest(player: SeatId, fits: (player: SeatId) => boolean): readonly SeatId[];
}
