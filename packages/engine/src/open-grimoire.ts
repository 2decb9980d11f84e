import type { CharacterId, Team } from '@belfry/almanac';
import type { Cast } from './definition.ts';
import { livingDemons } from './demons.ts';
import { isDrunk, isPoisoned } from './derived.ts';
import { grimoire } from './grimoire.ts';
import { mustBeNominated, storytellersNominees } from './nomination.ts';
import { type OpenOffer, offersNow } from './offers.ts';
import type { SeatId } from './seat.ts';
import type { GrimoireToken } from './statement.ts';
import { isTraveller, livingResidents, type PlayedScript, type Table, teamOf } from './table.ts';
import { nominationsOf, storytellerNominates } from './voting-rules.ts';

/**
 * The table as whoever tells the story sees it: everything can be asked, nothing changed. Policies, the Storyteller's
 * desk and the server look through this, and so they need not know how the rules keep their books.
 */
export interface Grimoire {
  readonly script: PlayedScript;
  readonly cast: Cast;
  teamOf(character: CharacterId): Team;
  /** Who is what, and what lies beside them; clockwise. */
  tokens(): readonly GrimoireToken[];
  isTraveller(player: SeatId): boolean;
  isDrunk(player: SeatId): boolean;
  isPoisoned(player: SeatId): boolean;
  /** Those who count for the end of the game, whatever the town square shows. */
  livingResidents(): readonly SeatId[];
  /** Demons, and who looks after one that no player is. */
  livingDemons(): readonly SeatId[];
  /** How often a player may nominate on a day like this. */
  nominationsOf(player: SeatId): number;
  /** What the Storyteller may do at this moment because of somebody's ability, and need not. */
  offers(): readonly OpenOffer[];
  /** Where nominating is the Storyteller's: whom they may nominate now, and of whom one a day; null where it is the players'. */
  trials(): {
    readonly nominees: readonly SeatId[];
    readonly oneOf: readonly SeatId[];
    readonly due: readonly SeatId[];
  } | null;
  /** Whether a death, a change or an execution is being worked out: what follows from it is not settled yet. */
  isResolving(): boolean;
}

/** Of the table that the game is played at now: taking back lays another. */
export const openGrimoire = (table: () => Table): Grimoire => ({
  get script() {
    return table().script;
  },
  get cast() {
    return table().cast;
  },
  teamOf: (character) => teamOf(table(), character),
  tokens: () => grimoire(table()),
  isTraveller: (player) => isTraveller(table(), player),
  isDrunk: (player) => isDrunk(table(), player),
  isPoisoned: (player) => isPoisoned(table(), player),
  livingResidents: () => livingResidents(table()),
  livingDemons: () => livingDemons(table()),
  nominationsOf: (player) => nominationsOf(table(), player),
  offers: () => offersNow(table()),
  trials: () => trials(table()),
  isResolving: () => table().underway.resolving > 0,
});

function trials(table: Table): ReturnType<Grimoire['trials']> {
  const theirs = storytellerNominates(table);
  if (theirs === null) return null;
  return { nominees: storytellersNominees(table), oneOf: theirs.oneOf, due: mustBeNominated(table) };
}
