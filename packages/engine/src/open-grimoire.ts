import type { CharacterId, Team } from '@belfry/almanac';
import { promptsNow } from './ask.ts';
import type { Cast } from './definition.ts';
import { livingDemons } from './demons.ts';
import { isDrunk, isPoisoned } from './derived.ts';
import type { Effect } from './effect.ts';
import type { GameEvent } from './event.ts';
import { grimoire } from './grimoire.ts';
import type { Input, Submitted } from './input.ts';
import { mustBeNominated, storytellersNominees } from './nomination.ts';
import { type OpenOffer, offersNow } from './offers.ts';
import type { Prompt } from './prompt.ts';
import type { Seat, SeatId, Then } from './seat.ts';
import type { GameState, Outcome, Today } from './state.ts';
import type { GrimoireToken } from './statement.ts';
import { isTraveller, livingResidents, type PlayedScript, seatOf, type Table, teamOf } from './table.ts';
import { nominationsOf, storytellerNominates } from './voting-rules.ts';

/**
 * The table as whoever tells the story sees it: everything can be asked, nothing changed. Policies, the Storyteller's
 * desk and the server look through this, and so they need not know how the rules keep their books. It lies over the
 * table itself: nothing is copied for it, and it always shows what is so now.
 */
export interface Grimoire {
  readonly script: PlayedScript;
  readonly cast: Cast;
  teamOf(character: CharacterId): Team;

  readonly phase: GameState['phase'];
  /** The number of the current or latest night and day, 0 before the first. */
  readonly night: number;
  readonly day: number;
  readonly today: DayInGrimoire;
  /** null while the game goes on. */
  readonly outcome: Outcome | null;

  /** Everybody who has ever had a chair, by their number. */
  readonly seats: readonly SeatInGrimoire[];
  seat(player: SeatId): SeatInGrimoire;
  /** Those who have one now, clockwise. */
  readonly circle: readonly SeatId[];
  /** Every reminder token that lies beside somebody. */
  readonly reminders: readonly Effect[];
  /** Good characters that the Demon was told nobody is. */
  readonly bluffs: readonly CharacterId[];
  /** What was in the bag, chair by chair. */
  readonly dealt: readonly Then[];
  /** Who is what, and what lies beside them, as one would show it to somebody; clockwise. */
  tokens(): readonly GrimoireToken[];
  isTraveller(player: SeatId): boolean;
  isDrunk(player: SeatId): boolean;
  isPoisoned(player: SeatId): boolean;
  /** Those who count for the end of the game, whatever the town square shows. */
  livingResidents(): readonly SeatId[];
  /** Demons, and who looks after one that no player is. */
  livingDemons(): readonly SeatId[];

  /** All that has happened, and who was told of it. */
  readonly events: readonly GameEvent[];
  /** How many decisions have led here: the number of this moment. */
  readonly moment: number;

  /** What is waited for, with all that would be legal. */
  prompts(): readonly Prompt[];
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
  /** What would follow at once from a decision, or why it would be refused. The table stays as it is. */
  imagine(input: Input): Submitted;
}

/** A player's place in the Grimoire: the token, the shroud, and what they think they are. */
export type SeatInGrimoire = Readonly<
  Pick<Seat, 'id' | 'name' | 'character' | 'team' | 'alignment' | 'alive' | 'ghostVote' | 'believes' | 'left'>
>;

/** What a Storyteller keeps in mind of the day. */
export type DayInGrimoire = LookedAt<
  Pick<Today, 'stage' | 'lastCall' | 'nominations' | 'block' | 'executions' | 'votes' | 'nominators'>
>;

/** The same, all the way down, to look at only. */
type LookedAt<T> = T extends object ? { readonly [key in keyof T]: LookedAt<T[key]> } : T;

/** Of the table that the game is played at now: taking back lays another. A class, so that a thousand games share its words. */
export class OpenGrimoire implements Grimoire {
  readonly #table: () => Table;
  readonly #imagine: Grimoire['imagine'];

  constructor(table: () => Table, imagine: Grimoire['imagine']) {
    this.#table = table;
    this.#imagine = imagine;
  }

  get script() {
    return this.#table().script;
  }
  get cast() {
    return this.#table().cast;
  }
  teamOf(character: CharacterId) {
    return teamOf(this.#table(), character);
  }
  get phase() {
    return this.#table().state.phase;
  }
  get night() {
    return this.#table().state.night;
  }
  get day() {
    return this.#table().state.day;
  }
  get today() {
    return this.#table().state.today;
  }
  get outcome() {
    return this.#table().state.outcome;
  }
  get seats() {
    return this.#table().state.seats;
  }
  seat(player: SeatId) {
    return seatOf(this.#table(), player);
  }
  get circle() {
    return this.#table().state.circle;
  }
  get reminders() {
    return this.#table().state.effects;
  }
  get bluffs() {
    return this.#table().state.bluffs;
  }
  get dealt() {
    return this.#table().state.dealt;
  }
  tokens() {
    return grimoire(this.#table());
  }
  isTraveller(player: SeatId) {
    return isTraveller(this.#table(), player);
  }
  isDrunk(player: SeatId) {
    return isDrunk(this.#table(), player);
  }
  isPoisoned(player: SeatId) {
    return isPoisoned(this.#table(), player);
  }
  livingResidents() {
    return livingResidents(this.#table());
  }
  livingDemons() {
    return livingDemons(this.#table());
  }
  get events() {
    return this.#table().events;
  }
  get moment() {
    return this.#table().asking.taken;
  }
  prompts() {
    return promptsNow(this.#table());
  }
  nominationsOf(player: SeatId) {
    return nominationsOf(this.#table(), player);
  }
  offers() {
    return offersNow(this.#table());
  }
  trials() {
    return trials(this.#table());
  }
  isResolving() {
    return this.#table().underway.resolving > 0;
  }
  imagine(input: Input) {
    return this.#imagine(input);
  }
}

function trials(table: Table): ReturnType<Grimoire['trials']> {
  const theirs = storytellerNominates(table);
  if (theirs === null) return null;
  return { nominees: storytellersNominees(table), oneOf: theirs.oneOf, due: mustBeNominated(table) };
}
