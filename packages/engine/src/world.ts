import type { CharacterId, Team } from '@belfry/almanac';
import { derive } from './derived.ts';
import { type Effect, isOf } from './effect.ts';
import { grimoire } from './grimoire.ts';
import type { Abnormal } from './ledger.ts';
import { isCharacter, isEvil, isTeam, wasCharacter, wasTeam } from './registration.ts';
import { type Ability, type SeatId, TABLE, type Then } from './seat.ts';
import { countsFor, FEWEST_PLAYERS, MOST_IN_BAG } from './setup/counts.ts';
import type { Execution } from './state.ts';
import type { GrimoireToken } from './statement.ts';
import { isTraveller, living, nearest, seated, seatOf, type Table, teamOf } from './table.ts';
import { type Truth, truth } from './truth.ts';
import { wakesLater } from './waking.ts';

/**
 * The questions that an ability may ask about the table, from where its owner sits.
 * Small and read-only, so that a solver's imagined worlds can answer them too.
 */
export interface World extends SharedWorld {
  readonly me: SeatId;
  /** What the asking ability remembers. */
  memory(): Ability['memory'];
  /** Whether this ability, or the Storyteller for it, has put such a mark there. */
  markedByMe(player: SeatId, kind: string): boolean;
}

/** The questions whose answer does not depend on whose ability asks. */
export interface SharedWorld {
  /** Everybody in a chair, clockwise. */
  players(): readonly SeatId[];
  living(): readonly SeatId[];
  isAlive(player: SeatId): boolean;
  isTraveller(player: SeatId): boolean;
  isEvil(player: SeatId): Truth;
  isTeam(player: SeatId, team: Team): Truth;
  isCharacter(player: SeatId, character: CharacterId): Truth;
  /** The nearest living players on both sides. */
  livingNeighbours(player: SeatId): readonly SeatId[];
  /** Who sits clockwise of a player. */
  next(player: SeatId): SeatId;
  /** The character sheet, or one type of it. */
  sheet(team?: Team): readonly CharacterId[];
  /** Every character token that could be shown: the sheet, and whoever is in play beside it (a Traveller). */
  tokens(): readonly CharacterId[];
  teamOf(character: CharacterId): Team;
  isNight(): boolean;
  /** The number of this night, or of the last one. */
  night(): number;
  day(): number;
  /** The players who died by execution today. */
  diedByExecutionToday(): readonly SeatId[];
  /** All executions of today, survived or not. */
  executionsToday(): readonly Execution[];
  /** Who died today by day, as they were then. */
  diedToday(): readonly Then[];
  /** Who raised a hand that was counted today, and who nominated, as they were then. */
  votedToday(): readonly Then[];
  nominatedToday(): readonly Then[];
  /** Whether somebody was of a team at that moment. */
  wasTeam(then: Then, team: Team): Truth;
  /** Whether somebody was that character at that moment. */
  wasCharacter(then: Then, character: CharacterId): Truth;
  /** Who has woken tonight for their own ability. */
  wokeTonight(): readonly SeatId[];
  /** Whether somebody wakes tonight for their own ability, or has woken. */
  wakesTonight(player: SeatId): Truth;
  /** The players whose ability has gone wrong because of another since dawn. */
  abnormal(): readonly Abnormal[];
  /** Who was dealt what, before the first night. */
  dealt(): readonly Then[];
  /** The Grimoire as it lies open. */
  grimoire(): readonly GrimoireToken[];
  /** How many players may be evil in a game of this size, as everybody knows: the usual, and any Traveller. */
  usualEvil(): number;
}

/** Minions and Demons on the set-up sheet's line for this many. */
function usualEvil(residents: number): number {
  const { minion, demon } = countsFor(Math.max(FEWEST_PLAYERS, Math.min(MOST_IN_BAG, residents)));
  return minion + demon;
}

/** The characters on the sheet, or those of one team. */
export const sheetOf = ({ script }: Table, team?: Team): readonly CharacterId[] =>
  script.sheet.filter((c) => team === undefined || c.team === team).map((c) => c.id);

export function sharedWorld(table: Table): SharedWorld {
  const { state } = table;
  return {
    players: () => seated(table),
    living: () => living(table),
    // Whoever asks whether the owner of an ability lives: the Storyteller does.
    isAlive: (player) => player === TABLE || seatOf(table, player).alive,
    isTraveller: (player) => player !== TABLE && isTraveller(table, player),
    isEvil: (player) => isEvil(table, player),
    isTeam: (player, team) => isTeam(table, player, team),
    isCharacter: (player, character) => isCharacter(table, player, character),
    livingNeighbours: (player) => nearest(table, player, (id) => seatOf(table, id).alive),
    next: (player) => {
      const { circle } = state;
      return circle[(circle.indexOf(player) + 1) % circle.length]!;
    },
    sheet: (team) => sheetOf(table, team),
    tokens: () => {
      const sheet = table.script.sheet.map((c) => c.id);
      return [...new Set([...sheet, ...seated(table).map((id) => seatOf(table, id).character)])];
    },
    teamOf: (character) => teamOf(table, character),
    isNight: () => state.phase === 'night',
    night: () => state.night,
    day: () => state.day,
    diedByExecutionToday: () => state.today.executions.filter((e) => e.died).map((e) => e.seat),
    executionsToday: () => state.today.executions,
    diedToday: () => state.today.died,
    votedToday: () => state.today.votes,
    nominatedToday: () => state.today.nominators,
    wasTeam: (then, team) => wasTeam(table, then, team),
    wasCharacter: (then, character) => wasCharacter(table, then, character),
    wokeTonight: () => state.tonight.woke,
    wakesTonight: (player) => truth(state.tonight.woke.includes(player) || wakesLater(table, player)),
    abnormal: () => state.abnormal,
    dealt: () => state.dealt,
    grimoire: () => grimoire(table),
    usualEvil: () => {
      const travellers = seated(table).filter((id) => isTraveller(table, id)).length;
      return usualEvil(seated(table).length - travellers) + travellers;
    },
  };
}

/**
 * A token of this ability, laid by itself or by hand for it. Also while the ability sleeps: what it would have told is
 * measured by what lies there.
 */
export const isMarkOf = (table: Table, ability: Ability, player: SeatId, kind: string): boolean => {
  const isMine = (e: Effect) => e.target === player && e.kind === kind && isOf(e, ability);
  const { effects, sleeping } = derive(table);
  return effects.some(isMine) || sleeping.some(isMine);
};
