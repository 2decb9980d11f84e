import type { CharacterId, Team } from '@belfry/almanac';
import { registrationOf } from './derived.ts';
import { grimoire } from './grimoire.ts';
import type { Ability, Alignment, SeatId } from './seat.ts';
import { countsFor, FEWEST_PLAYERS, MOST_IN_BAG } from './setup/counts.ts';
import type { GrimoireToken } from './statement.ts';
import { isTraveller, living, nearest, seated, seatOf, type Table, teamOf, trueTeam } from './table.ts';
import { type Truth, truth } from './truth.ts';

/**
 * What simply is, without anybody registering as anything: what auras are made of. (They decide who is drunk, and
 * so they cannot ask a question whose answer depends on it.)
 */
export interface Facts {
  readonly me: SeatId;
  memory(): Ability['memory'];
  players(): readonly SeatId[];
  isAlive(player: SeatId): boolean;
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
  players: () => seated(table),
  isAlive: (player) => seatOf(table, player).alive,
  is: (player, character) => seatOf(table, player).character === character,
  trueTeam: (player) => trueTeam(table, player),
  alignmentOf: (player) => seatOf(table, player).alignment,
  livingNeighbours: (player) => nearest(table, player, (id) => seatOf(table, id).alive),
  nearest: (player, fits) => nearest(table, player, fits),
});

/**
 * The questions that an ability may ask about the table, from where its owner sits.
 * Small and read-only, so that a solver's imagined worlds can answer them too.
 */
export interface World {
  readonly me: SeatId;
  /** Everybody in a chair, clockwise. */
  players(): readonly SeatId[];
  living(): readonly SeatId[];
  isAlive(player: SeatId): boolean;
  isEvil(player: SeatId): Truth;
  isTeam(player: SeatId, team: Team): Truth;
  isCharacter(player: SeatId, character: CharacterId): Truth;
  /** The nearest living players on both sides. */
  livingNeighbours(player: SeatId): readonly SeatId[];
  /** Who sits clockwise of a player. */
  next(player: SeatId): SeatId;
  /** Whether this ability has put such a mark there, and it holds. */
  markedByMe(player: SeatId, kind: string): boolean;
  /** The character sheet, or one type of it. */
  sheet(team?: Team): readonly CharacterId[];
  /** Every character token that could be shown: the sheet, and whoever is in play beside it (a Traveller). */
  tokens(): readonly CharacterId[];
  /** The players who died by execution today. */
  diedByExecutionToday(): readonly SeatId[];
  /** The Grimoire as it lies open. */
  grimoire(): readonly GrimoireToken[];
  /** How many players may be evil in a game of this size, as everybody knows: the usual, and any Traveller. */
  usualEvil(): number;
}

export const isEvil = (table: Table, player: SeatId): Truth => {
  const seat = seatOf(table, player);
  const may = registrationOf(table, player);
  if (may !== null && may.alignment !== seat.alignment) return 'may';
  return truth(seat.alignment === 'evil');
};

export const isTeam = (table: Table, player: SeatId, team: Team): Truth => {
  const really = trueTeam(table, player) === team;
  const may = registrationOf(table, player);
  if (may === null) return truth(really);
  return really || may.teams.includes(team) ? 'may' : 'no';
};

export const isCharacter = (table: Table, player: SeatId, character: CharacterId): Truth => {
  const really = seatOf(table, player).character === character;
  const may = registrationOf(table, player);
  if (may === null) return truth(really);
  return really || may.teams.includes(teamOf(table, character)) ? 'may' : 'no';
};

/** Minions and Demons on the set-up sheet's line for this many. */
function usualEvil(residents: number): number {
  const { minion, demon } = countsFor(Math.max(FEWEST_PLAYERS, Math.min(MOST_IN_BAG, residents)));
  return minion + demon;
}

/** The questions whose answer does not depend on whose ability asks. */
export type SharedWorld = Omit<World, 'me' | 'markedByMe'>;

export function sharedWorld(table: Table): SharedWorld {
  return {
    players: () => seated(table),
    living: () => living(table),
    isAlive: (player) => seatOf(table, player).alive,
    isEvil: (player) => isEvil(table, player),
    isTeam: (player, team) => isTeam(table, player, team),
    isCharacter: (player, character) => isCharacter(table, player, character),
    livingNeighbours: (player) => nearest(table, player, (id) => seatOf(table, id).alive),
    next: (player) => {
      const { circle } = table.state;
      return circle[(circle.indexOf(player) + 1) % circle.length]!;
    },
    sheet: (team) => table.script.sheet.filter((c) => team === undefined || c.team === team).map((c) => c.id),
    tokens: () => {
      const sheet = table.script.sheet.map((c) => c.id);
      return [...new Set([...sheet, ...seated(table).map((id) => seatOf(table, id).character)])];
    },
    diedByExecutionToday: () => table.state.today.executions.filter((e) => e.died).map((e) => e.seat),
    grimoire: () => grimoire(table),
    usualEvil: () => {
      const travellers = seated(table).filter((id) => isTraveller(table, id)).length;
      return usualEvil(seated(table).length - travellers) + travellers;
    },
  };
}
