import { almanac, type CharacterId, type Sentence, type Team } from '@belfry/almanac';
import type { Play } from '../ask.ts';
import { isDemon, livingDemons } from '../demons.ts';
import { hasBreath, isDrunk, isPoisoned, works } from '../derived.ts';
import { largeEnough } from '../evil-info.ts';
import { abilitiesInPlay } from '../in-play.ts';
import { annul, canBeNominated, nominate, nominationsNow, reopen, votesOf } from '../nomination.ts';
import { type Ability, type Alignment, type SeatId, TABLE } from '../seat.ts';
import { swapSeats } from '../seating.ts';
import { countsFor, FEWEST_PLAYERS, MOST_IN_BAG } from '../setup/counts.ts';
import type { Nomination } from '../state.ts';
import {
  definitionOf,
  emit,
  isTraveller,
  livingResidents,
  nearest,
  seated,
  seatOf,
  seemsAlive,
  seemsTraveller,
  type Table,
  teamOf,
  trueTeam,
} from '../table.ts';
import { claimVictory, GameOver } from '../victory.ts';
import { votesAreSecret } from '../voting-rules.ts';

/** What is so at the table, whatever anybody registers as, and what decides the game. */
export interface AtTheTable {
  nameOf(player: SeatId): string;
  alignmentOf(player: SeatId): Alignment;
  is(player: SeatId, character: CharacterId): boolean;
  /** What a player is. */
  characterOf(player: SeatId): CharacterId;
  /** The team that a player is of. */
  trueTeam(player: SeatId): Team;
  /** A Demon, or who looks after one. */
  isDemon(player: SeatId): boolean;
  /** Whether a player wrongly thinks that they have an ability of that team. */
  believesToBe(player: SeatId, team: Team): boolean;
  isImpaired(player: SeatId): boolean;
  /** Alive, or dead with an ability that lives on. */
  hasBreath(player: SeatId): boolean;
  /** Whether there are enough players for the evil team to be told who is who. */
  evilIsIntroduced(): boolean;
  /** How many Minions the set-up sheet has for this many players. */
  usualMinions(): number;
  livingResidents(): readonly SeatId[];
  livingDemons(): readonly SeatId[];
  /** The nearest on each side who fits, dead or alive. */
  nearest(player: SeatId, fits: (player: SeatId) => boolean): readonly SeatId[];
  /** Whom players' abilities have pointed at tonight, in order, with whose it was. */
  chosenTonight(): readonly { readonly by: SeatId; readonly seat: SeatId }[];
  /** The last player in this game who died by execution. */
  lastExecuted(): SeatId | null;
  /** As the town square last showed it: by night nobody knows who has died since dusk. */
  seemsAlive(player: SeatId): boolean;
  /** Whom everybody takes for a Traveller: whoever the night has made one is known at dawn. */
  seemsTraveller(player: SeatId): boolean;
  /** The nominations of today so far. */
  nominations(): readonly Nomination[];
  /** Whom one could nominate now who had not nominated yet; the Storyteller among them where that can be. */
  canBeNominated(): readonly SeatId[];
  /** Who is about to be executed, as the votes stand; null for nobody. */
  aboutToDie(): SeatId | null;
  /** The latest nomination, while nobody was executed since. */
  currentNomination(): Nomination | null;
  /** After an execution this player alone may nominate once more. */
  letNominateAgain(player: SeatId): void;
  /** Whether an ability, whosever it is, does anything at this moment; `evenDead` also where its owner is dead. */
  isWorking(ability: Ability, evenDead?: boolean): boolean;
  /** How many may die of this player's attack at the most. */
  mostDeaths(demon: SeatId): number;
  /** Two players change places for good. */
  swapSeats(a: SeatId, b: SeatId): void;
  /** A dead player's last vote is taken from them. */
  takeVote(player: SeatId): void;
  /** A dead player has a last vote again. */
  giveVote(player: SeatId): void;
  hasVote(player: SeatId): boolean;
  /** Nobody sees who votes, nor how many. */
  votesAreSecret(): boolean;
  /** Alive, or dead with an ability that lives on. */
  hasAbility(player: SeatId): boolean;
  /** Who has an ability of that character that works now; the table where nobody is it. */
  atWork(character: CharacterId): readonly SeatId[];
  /** How many votes a player's raised hand is worth. */
  votesOf(player: SeatId): number;
  /** Somebody (null: the Storyteller) nominates now, whatever else they have done today. */
  nominate(by: SeatId | null, nominee: SeatId): Play<void>;
  /** The votes of a nomination do not count after all. */
  annul(nomination: Nomination): void;
  /** The nomination that is going on ends without a vote. */
  skipVote(): void;
  /** This side has won, unless something prevents it. */
  win(side: Alignment, why: Sentence): void;
  /** The game ends here, and no ability has a say in it. */
  endGame(side: Alignment, why: Sentence): never;
  /** Travellers whom somebody could become: those of the script, or any where it names none, and nobody is. */
  travellersToBe(): readonly CharacterId[];
}

export const atTheTable = (table: Table): AtTheTable => ({
  nameOf: (player) => seatOf(table, player).name,
  alignmentOf: (player) => seatOf(table, player).alignment,
  // An ability's owner may be the Storyteller, who is nobody.
  is: (player, character) => player !== TABLE && seatOf(table, player).character === character,
  characterOf: (player) => seatOf(table, player).character,
  trueTeam: (player) => trueTeam(table, player),
  isDemon: (player) => player !== TABLE && isDemon(table, player),
  believesToBe: (player, team) =>
    seatOf(table, player).abilities.some((a) => a.nature === 'believed' && teamOf(table, a.character) === team),
  isImpaired: (player) => isDrunk(table, player) || isPoisoned(table, player),
  hasBreath: (player) => hasBreath(table, player),
  evilIsIntroduced: () => largeEnough(table),
  usualMinions: () => {
    const residents = seated(table).filter((id) => !isTraveller(table, id)).length;
    return countsFor(Math.max(FEWEST_PLAYERS, Math.min(MOST_IN_BAG, residents))).minion;
  },
  livingResidents: () => livingResidents(table),
  livingDemons: () => livingDemons(table),
  nearest: (player, fits) => nearest(table, player, fits),
  lastExecuted: () => table.state.lastExecuted,
  chosenTonight: () => table.state.tonight.chosen,
  seemsAlive: (player) => seemsAlive(table, player),
  seemsTraveller: (player) => seemsTraveller(table, player),
  nominations: () => table.state.today.nominations,
  canBeNominated: () => canBeNominated(table),
  aboutToDie: () => table.state.today.block.seat,
  currentNomination: () => (table.state.today.stage === 'nominations' ? (nominationsNow(table).at(-1) ?? null) : null),
  letNominateAgain: (player) => reopen(table, [player]),
  isWorking: (ability, evenDead) => works(table, ability, evenDead),
  mostDeaths: (demon) => Math.max(1, ...seatOf(table, demon).abilities.map((ability) => attacksOf(table, ability))),
  swapSeats: (a, b) => swapSeats(table, a, b),
  takeVote: (player) => setVote(table, player, false),
  giveVote: (player) => setVote(table, player, true),
  votesAreSecret: () => votesAreSecret(table),
  hasVote: (player) => seatOf(table, player).ghostVote,
  hasAbility: (player) => hasBreath(table, player),
  atWork: (character) =>
    abilitiesInPlay(table)
      .filter((ability) => ability.character === character && works(table, ability))
      .map(({ owner }) => owner),
  votesOf: (player) => votesOf(table, player),
  nominate: (by, nominee) => nominate(table, by ?? TABLE, nominee),
  annul: (nomination) => annul(table, nomination),
  skipVote() {
    const nomination = table.state.today.nominations.at(-1);
    if (nomination !== undefined) nomination.voteless = true;
  },
  win: (side, why) => claimVictory(table, { winner: side, reason: why }),
  endGame: (winner, reason) => {
    throw new GameOver({ winner, reason, because: 'storyteller' });
  },
  travellersToBe: () => travellersToBe(table),
});

function setVote(table: Table, player: SeatId, has: boolean): void {
  seatOf(table, player).ghostVote = has;
  emit(table, { type: 'ghost-vote', seat: player, has, to: 'everyone' });
}

const attacksOf = (table: Table, ability: Ability): number =>
  definitionOf(table, ability.character)?.attacks?.(table.contextOf(ability)) ?? 1;

function travellersToBe(table: Table): readonly CharacterId[] {
  const isTravellers = (id: CharacterId) => table.script.lookUp(id)?.team === 'traveller';
  const recommended = [...table.script.characters].filter(isTravellers);
  const all = recommended.length > 0 ? recommended : [...almanac().characters.keys()].filter(isTravellers);
  const here = new Set(seated(table).map((id) => seatOf(table, id).character));
  return all.filter((id) => !here.has(id));
}
