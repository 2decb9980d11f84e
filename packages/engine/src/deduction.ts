import type { CharacterId, Team } from '@belfry/almanac';
import type { Ability, SeatId, Then } from './seat.ts';
import type { Truth } from './truth.ts';
import type { World } from './world.ts';

/**
 * How an ability is searched through instead of played. What it may *say* is declared once, in `learns`; here stands
 * what it *does* where that is hidden from the players: whom it impairs, kills, saves, changes, turns, and what its
 * owner would have to say about it. A solver walks along courses of the game and knows no character.
 *
 * A hook takes a course and gives back all courses that can follow: none if this cannot have happened, the same object
 * (changed) if there is one way only, forks of it if there are several.
 */
export interface Deduction {
  /** Before the first night, and when the ability comes into somebody's hands. */
  starts?(course: Course, me: SeatId): Courses;
  /** At its place in the night; `told` is what its owner truthfully says of this night, or null where nothing is known. */
  atNight?(course: Course, me: SeatId, told: Told | null): Courses;
  /** All that has not happened at its place happens here. */
  atDawn?(course: Course, me: SeatId): Courses;
  /** The day begins: whoever becomes somebody else now is told of it later. */
  atDaybreak?(course: Course, me: SeatId): Courses;
  atDusk?(course: Course, me: SeatId): Courses;
  /** Seats that are impaired for as long as it works, as a set. */
  aura?(course: Course, me: SeatId): SeatSet;
  /** Whether it saves the victim while it works. */
  saves?(course: Course, me: SeatId, victim: SeatId, peril: Peril): Truth;
  /** While it works no Demon kills tonight. */
  stays?(course: Course, me: SeatId): boolean;
  /** Whether it keeps this seat safe from all that Demons do, while it works; 'may' where it may have marked this one. */
  wards?(course: Course, me: SeatId, seat: SeatId): Truth;
  /** It has saved somebody, and perhaps only does so once. */
  hasSaved?(course: Course, me: SeatId, victim: SeatId, peril: Peril): void;
  /** It saves only whom nothing else has saved: what is good for once is not spent before. */
  readonly savesLast?: true;
  /** It could have saved somebody, and did not. */
  hasNotSaved?(course: Course, me: SeatId, victim: SeatId): void;
  /** Its owner would die; others may in their place. Whoever dies after all is handed to `course.die`. */
  redirects?(course: Course, me: SeatId, peril: Peril): Courses;
  /** Whether its owner wakes in the hour of their death, as does who only believes to have it. */
  wakesDying?(course: Course, peril: Peril): boolean;
  /** Its owner is dead now. */
  dies?(course: Course, me: SeatId, peril: Peril): Courses;
  /** Somebody wakes, perhaps, and has not done yet what they do. */
  someoneWakes?(course: Course, me: SeatId, actor: SeatId): Courses;
  /** Somebody has woken and done what they do. */
  someoneActs?(course: Course, me: SeatId): Courses;
  /** Somebody else is dead now. */
  someoneDies?(course: Course, me: SeatId, victim: SeatId, peril: Peril): Courses;
  /** It learns of a death in its turn around the table: after the victim's own last deed, where that one sits before it. */
  readonly mournsInTurn?: true;
  /** What it does hangs on who lives beside its owner: also on somebody who comes back for an hour of the night. */
  readonly mindsNeighbours?: true;
  /** It may yet bring this seat back tonight. */
  mayRaise?(course: Course, me: SeatId, seat: SeatId): boolean;
  /** Somebody is somebody else by now: on whichever side, dead or alive. */
  someoneBecomes?(course: Course, me: SeatId, seat: SeatId): Courses;
  /** Somebody has changed sides. */
  someoneTurns?(course: Course, me: SeatId): void;
  /** Its owner falls for all to see, and lives in truth. */
  feigns?(course: Course, me: SeatId): boolean;
  /** Because of it this seat may say untrue things of themselves in the end, good or not. */
  excuses?(course: Course, me: SeatId, seat: SeatId): boolean;
  /** Its owner, a Demon, died of themselves and nobody has taken over. */
  inherits?(course: Course, me: SeatId): Courses;
  /** Somebody nominated and something came of it, or nothing did. */
  nominated?(course: Course, me: SeatId, nomination: ImaginedNomination): Courses;
  /** What else than nothing can come of a nomination by it. */
  readonly brings?: readonly ImaginedNomination['came'][];
  /** While it works, the Storyteller may have this seat executed without a vote. */
  mayExecute?(course: Course, me: SeatId, seat: SeatId): boolean;
  /** Somebody was executed; told whether they died of it. */
  executed?(course: Course, me: SeatId, victim: SeatId, died: boolean): Courses;
  /** Its owner used it for all to hear. */
  used?(course: Course, me: SeatId, use: PublicUse): Courses;
  /** What the ability remembers when it is asked what holds. */
  recalls?(course: Course, me: SeatId): Ability['memory'];
  /** Somebody else says that this ability told or showed them something, which its owner may not know of. */
  heard?(course: Course, hearer: SeatId, told: Told): Courses;
  /** Its owner may leave it, and has done so in a night of which they tell nothing: then nothing went wrong with it. */
  readonly mayBeLeft?: true;
  /** Others choose for it: who tells of that need not have it. */
  readonly asksOthers?: true;
  /** Its owner may die by day at any time. */
  readonly mayDieAnyTime?: true;
  /** It may kill somebody today, whatever else comes of what was done. */
  mayKillToday?(course: Course, me: SeatId, victim: SeatId): boolean;
  /** Its owner counts as drunk, whatever anybody does. */
  readonly isAlwaysImpaired?: true;
  /** When all is told: whether its owner would say what they say. */
  atEnd?(course: Course, me: SeatId): Courses;
  /** Its owner may come to have another's ability. */
  readonly gains?: true;
  /** It can make anybody of anybody. */
  readonly makesAnything?: true;
  /** Whether its owner wakes tonight, where `wakes` of the definition cannot say so by itself. */
  wakes?(course: Course, me: SeatId): Truth;
  /** While it works, nothing that Townsfolk learn by their abilities is true. */
  readonly falsifies?: true;
  /** What is wrong with its owner's information may be nobody else's doing: one of several copies is drunk. */
  readonly drunkByItself?: true;
  /** Its owner learns how many abilities went wrong. */
  readonly countsWrong?: true;
  /** While it works, good does not win. */
  holdsEnd?(course: Course, me: SeatId): boolean;
  /** It may yet turn this seat evil. */
  mayTurn?(course: Course, me: SeatId, seat: SeatId): boolean;
  /** Whom it may turn in the course of a game: what they started as. */
  readonly turns?: 'outsiders' | 'itself' | 'anybody';
  /** Evil players are shown its owner as one of them. */
  readonly seemsEvil?: true;
  /** It may make characters of others, or of its owner. */
  readonly changes?: true;
  /** Its owner says something else about themselves than is true: what they believe, or what serves them. */
  readonly wrongAboutSelf?: 'believes' | 'pretends' | 'lies about everything';
  /** Its owner also has the abilities of all characters of that team on the script. */
  readonly hasAllOf?: Team;
  /** What is not followed of it, so that more is held possible than is: nothing true is ever lost by it. */
  readonly keepsMore?: string;
  /** Why it is followed in puzzles, which tell what everybody was after set-up, and not in games as they are played. */
  readonly notInGames?: string;
  /** Its effect on nobody's information is known to be missing: why nothing can be ruled out with it in play. */
  readonly notCovered?: string;
}

/** A set of seats: bit n is seat n. */
export type SeatSet = number;
export type Courses = readonly Course[];

export type Peril = {
  readonly by: 'demon' | 'ability' | 'execution';
  /** Whose ability it is, if anybody's. */
  readonly killer: SeatId | null;
  /** Nothing keeps the victim alive, in secret neither. */
  readonly isCertain?: true;
  /** Somebody else is the Demon in the victim's place already. */
  readonly isSucceeded?: true;
};

export interface ImaginedNomination {
  readonly nominator: SeatId;
  readonly nominee: SeatId | null;
  /** What everybody saw come of it. */
  readonly came: 'nothing' | 'nominator-died' | 'nominee-died' | 'nominator-executed';
}

export interface PublicUse {
  readonly character: CharacterId;
  readonly user: SeatId;
  readonly target: SeatId | null;
  readonly died: boolean;
  /** What was said, where it is something that is so or not. */
  readonly fact: Saying | null;
}

/** Whether something is so, as one ability sees the table. */
export type Saying = (world: ImaginedWorld) => Truth;

/** The table of a course, asked by an ability; with what a solver knows beside it. */
export interface ImaginedWorld extends World {
  /** What somebody was when it was last talked about in public. */
  asTalkedAbout(seat: SeatId): Then;
  /** Whether this seat's ability has drunk or poisoned that player. */
  lies(source: SeatId, player: SeatId): Truth;
  isTruly(seat: SeatId, character: CharacterId): boolean;
  /** The same world, seen by an ability that remembers this. */
  remembering(memory: Ability['memory']): World;
}

/** What somebody says about one use of an ability: whom they chose, what they named, what they learned. */
export interface Told {
  readonly character: CharacterId;
  readonly chosen: readonly SeatId[];
  readonly named: CharacterId | null;
  /** null where nothing is learned by it. */
  readonly fact: Saying | null;
  /** What is so apart from what the ability makes up. */
  readonly inFact: Saying | null;
  /** Whether such an ability could say so at all, true or not, where that depends on the table. */
  readonly sayable?: Saying;
}

export type Span = 'dusk' | 'dawn' | 'ever' | { readonly dusks: number };

/** How an impairment hangs on whoever causes it. */
export type Outlives = 'nothing' | 'death' | 'everything';

/** One imagined course of the game up to now, as hooks see and change it. */
export interface Course {
  /** Seats go from 0 to this, clockwise. */
  readonly seats: number;
  readonly isNight: boolean;
  readonly night: number;
  /** It is a game as it is played here; a puzzle otherwise, which reads some rules differently. */
  readonly isPlayed: boolean;
  fork(): Course;

  characterOf(seat: SeatId): CharacterId;
  teamOf(seat: SeatId): Team;
  teamOfCharacter(character: CharacterId): Team;
  startedAs(seat: SeatId): CharacterId;
  /** What they were by day, before this night. */
  wasByDay(seat: SeatId): CharacterId;
  has(seat: SeatId, character: CharacterId): boolean;
  sheet(team?: Team): readonly CharacterId[];
  isAlive(seat: SeatId): boolean;
  isEvil(seat: SeatId): boolean;
  everybody(): SeatSet;
  living(): SeatSet;
  /** Whose death is being worked out: they are among the living still, and beside nobody any more. */
  falling(): SeatSet;
  dead(): SeatSet;
  /** Everybody of that team in truth. */
  ofTeam(team: Team): SeatSet;
  livingCount(): number;
  /** The nearest on either side whom the set holds. */
  nearest(seat: SeatId, among: SeatSet): SeatSet;
  /** Since which night they are what they are. */
  bornIn(seat: SeatId): number;
  /** Everybody of whom all know that they died tonight; nothing else may come of this night. */
  diedTonight(): SeatSet;
  executedToday(): SeatSet;
  /** Who died by day before this night. */
  diedByDay(): SeatSet;
  /** The dead who may come back now: as all will know, or without anybody's knowing that they died or lived tonight. */
  mayReturn(): SeatSet;
  /** Alive, or dead and known to come back later. */
  livesYet(seat: SeatId): boolean;
  /** Who says that they became this tonight. */
  saysTheyBecame(seat: SeatId): CharacterId | null;
  /** Whether somebody says of any night that they became somebody else. */
  tellsOfAChange(seat: SeatId): boolean;
  /** They are wrong about themselves as what they are now. */
  isWrongAboutSelf(seat: SeatId): boolean;
  isLastDay(): boolean;
  /** Whoever becomes this character may be turned later, and keep it back from then on. */
  mayKeepBack(character: CharacterId): boolean;
  /** Whoever is this character does not know it, or does not say so. */
  makesWrong(character: CharacterId): boolean;
  /** Who died by execution on the day before this night, or today. */
  diedByExecution(): SeatSet;
  /** Who nominated today, as all know; or -1 in a set where nobody keeps the minutes. */
  nominatesToday(): SeatSet;

  /** Courses in which it is decided whether this seat is impaired. */
  settled(seat: SeatId): Courses;
  /** Only where it is decided. */
  isImpaired(seat: SeatId): boolean;
  /** Whoever asks about them finds them impaired, be it by an ability beside those that work; only where it is decided. */
  seemsImpaired(seat: SeatId): boolean;
  /** Dead players' abilities do not work unless they are kept. */
  isInForce(seat: SeatId): boolean;
  /** One of these seats is impaired by this seat's ability for a while; which one is left open until it matters. */
  impair(source: SeatId, oneOf: SeatSet, span: Span, outlives?: Outlives, because?: SeatId): void;
  /** On whom this seat's ability lies as an impairment, its oldest first; 0 for nobody. */
  impairs(source: SeatId): SeatSet;
  /** How many impairments come from this seat's ability. */
  impairmentsOf(source: SeatId): number;
  /** Whether others are impaired, or learn nothing true, for as long as this seat's ability works. */
  bearsOnOthers(seat: SeatId): boolean;
  narrow(source: SeatId, oneOf: SeatSet): void;
  lift(source: SeatId): void;
  /** Courses in which it is decided how this seat registers, with `registers` as the answer. */
  asRegistered(seat: SeatId): Courses;
  registers(
    seat: SeatId,
    as: { readonly team: Team } | { readonly evil: boolean } | { readonly character: CharacterId },
  ): Truth;

  /** What the ability has marked: one of these, left open until it matters. 0 for nobody. */
  marked(me: SeatId): SeatSet;
  mark(me: SeatId, oneOf: SeatSet): void;
  memory(me: SeatId): number;
  remember(me: SeatId, value: number): void;
  /** What is remembered of the whole game under this character's name. */
  gameFlag(character: CharacterId): boolean;
  raiseGameFlag(character: CharacterId): void;

  /** Whether nothing saves the victim, or somebody does: courses by outcome. */
  attempt(victim: SeatId, peril: Peril): readonly { readonly course: Course; readonly saved: boolean }[];
  attack(victim: SeatId, peril: Peril): Courses;
  /** Nothing saves the victim any more, but another may die instead. */
  fall(victim: SeatId, peril: Peril): Courses;
  die(victim: SeatId, peril: Peril): Courses;
  revive(seat: SeatId): Courses;
  /** While this seat's ability works, that one keeps theirs in death. */
  keepAbility(source: SeatId, seat: SeatId): void;
  /** Because of whom this seat's ability impairs somebody, or lets them keep theirs. */
  causes(source: SeatId): SeatSet;
  /** Whom it impairs because of that one. */
  impairsBecause(source: SeatId, because: SeatId): SeatSet;
  narrowBecause(source: SeatId, because: SeatId, oneOf: SeatSet): void;
  /** Nothing is done any more because of that one: nobody is impaired, nor do they keep anything. */
  liftBecause(source: SeatId, because: SeatId): void;
  sleepTonight(seat: SeatId): void;
  sleeps(seat: SeatId): boolean;
  /** No Demon kills tonight, unless whoever sees to that is impaired. */
  isSparing(): boolean;
  /** Whoever dies tonight may have died of anything. */
  deathsAtWill(): void;
  readonly isAtWill: boolean;
  become(seat: SeatId, character: CharacterId): Courses;
  /** Several at once: nothing comes of it half-way through. */
  becomeTogether(...changes: readonly (readonly [seat: SeatId, character: CharacterId])[]): Courses;
  turn(seat: SeatId, evil: boolean): Courses;
  /** On which side they are tonight depends on what nobody follows. */
  sway(seat: SeatId): void;
  sways(seat: SeatId): boolean;
  gain(seat: SeatId, character: CharacterId, pretended: boolean): Courses;
  /** Whose ability they have beside their own; null for nobody's. */
  gainedBy(seat: SeatId): CharacterId | null;
  /** They have another's ability, or think so. */
  hasGained(seat: SeatId): boolean;
  wakes(seat: SeatId): void;
  /** Their ability has gone wrong because of another: surely, or perhaps. */
  wentWrong(seat: SeatId, surely: boolean): void;
  /** Whether anybody counts what went wrong: if not, it need not be worked out. */
  readonly isCounted: boolean;

  /** The owner says they learned this: the courses in which they may have. */
  hear(me: SeatId, told: Told, breath?: 'even dead'): Courses;
  /** Courses in which it is decided whether nothing that such an ability tells this seat may be true. */
  falsified(seat: SeatId, character: CharacterId): readonly (readonly [course: Course, isFalsified: boolean])[];
  /** Courses in which it is decided whether somebody keeps this seat safe from all that Demons do. */
  warded(seat: SeatId): readonly (readonly [course: Course, isWarded: boolean])[];
  /** The owner learns something by this ability that nobody hears of, which matters only to who counts what went wrong. */
  learnUnheard(me: SeatId, character: CharacterId): Courses;
  /** What is said for all to hear, judged as the speaker's ability would. */
  truthOf(me: SeatId, fact: Saying): readonly { readonly course: Course; readonly truth: Truth }[];
  /** What the owner truthfully says of an ability, tonight unless another character's. */
  toldTonight(seat: SeatId, character: CharacterId): Told | null;
  /** The courses in which this seat does not tell the truth, or not all of it. */
  lie(seat: SeatId): Courses;
  /** They need not tell the truth, or tell nothing at all: nothing that they say or keep back binds. */
  isLiar(seat: SeatId): boolean;
  /** They have said something untrue: they have to be found a liar in the end. */
  hasLied(seat: SeatId): boolean;
  /** What they are, or were shown to be, makes them say untrue things. */
  liesByNature(seat: SeatId): boolean;
  /** Whether somebody's ability may be why this seat says untrue things in the end. */
  mayExcuse(seat: SeatId): boolean;
  /** Whether they could lie at all: whoever asks, or is taken at their word, does not. */
  mayLie(seat: SeatId): boolean;
  /** Whether they say anything of an ability tonight, true or not. */
  speaksOf(seat: SeatId, character: CharacterId): boolean;
  claimOf(seat: SeatId): CharacterId | null;
  /** What they say they are by now: what they started as, or the last that they became. */
  saysTheyAre(seat: SeatId): CharacterId | null;
  /** A Demon may pick somebody dead. */
  readonly sinksKills: boolean;
  /** Somebody may survive an attack, or another die of it. */
  readonly mayBeSaved: boolean;
  /** Who says tonight that they learned of this character's doing, truthful or not. */
  hearsOf(character: CharacterId): SeatSet;
}

/** Declares how a character is searched through. */
export const deduction = (parts: Deduction): Deduction => parts;
