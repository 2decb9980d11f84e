import type { CharacterId, Team } from '@belfry/almanac';
import { derive, registrationOf } from './derived.ts';
import { grimoire } from './grimoire.ts';
import type { Ability, SeatId } from './seat.ts';
import type { GrimoireToken } from './statement.ts';
import { isTraveller, living, nearest, seated, seatOf, type Table, teamOf } from './table.ts';
import { type Truth, truth } from './truth.ts';

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
  marked(player: SeatId, kind: string): boolean;
  /** The character sheet, or one type of it. */
  sheet(team?: Team): readonly CharacterId[];
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
  const really = teamOf(table, seatOf(table, player).character) === team;
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

/** Minions and Demons at 5 to 15 players, from the rulebook's set-up sheet. */
const usualEvil = (residents: number) => 2 + Number(residents >= 10) + Number(residents >= 13);

export function worldOf(table: Table, ability: Ability): World {
  return {
    me: ability.owner,
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
    marked: (player, kind) =>
      derive(table).effects.some((e) => e.target === player && e.kind === kind && e.source === ability.id),
    sheet: (team) => table.script.sheet.filter((c) => team === undefined || c.team === team).map((c) => c.id),
    diedByExecutionToday: () => table.state.today.executions.filter((e) => e.died).map((e) => e.seat),
    grimoire: () => grimoire(table),
    usualEvil: () => {
      const travellers = seated(table).filter((id) => isTraveller(table, id)).length;
      return usualEvil(seated(table).length - travellers) + travellers;
    },
  };
}
