import type { CharacterId, Team } from '@belfry/almanac';
import { isOf } from './effect.ts';
import type { Ability, Alignment, SeatId } from './seat.ts';
import { isTraveller, nearest, seated, seatOf, type Table, trueTeam } from './table.ts';

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

export const factsOf = (table: Table, ability: Ability): Facts => ({
  me: ability.owner,
  memory: () => ability.memory,
  marked: (kind) => table.state.effects.filter((e) => e.kind === kind && isOf(e, ability)).map((e) => e.target),
  night: () => table.state.night,
  players: () => seated(table),
  isAlive: (player) => seatOf(table, player).alive,
  isTraveller: (player) => isTraveller(table, player),
  is: (player, character) => seatOf(table, player).character === character,
  trueTeam: (player) => trueTeam(table, player),
  alignmentOf: (player) => seatOf(table, player).alignment,
  livingNeighbours: (player) => nearest(table, player, (id) => seatOf(table, id).alive),
  nearest: (player, fits) => nearest(table, player, fits),
});
