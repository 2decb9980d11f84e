import type { CharacterId, Team } from '@belfry/almanac';
import type { Json } from './json.ts';

/** A player is known by the number of the chair they were given first; it never changes, even when chairs are moved. */
export type SeatId = number;

/** The owner of abilities that no player has: Fabled, Loric, and what the Storyteller holds for the table. */
export const TABLE: SeatId = -1;

/** What an ability that acts once has of its nights while somebody keeps it from it: it will make up for that. */
export const OWED = -1;

export type Alignment = 'good' | 'evil';

/** Who is asked, told or answers. */
export type Party = SeatId | 'storyteller';

export interface Seat {
  readonly id: SeatId;
  readonly name: string;
  character: CharacterId;
  /** That of the character: asked so often that it is not looked up each time. */
  team: Team;
  alignment: Alignment;
  /** As the town square shows it. */
  alive: boolean;
  /** Dead for all to see, and alive in truth (Zombuul): abilities and the end of the game know better. */
  feigns: boolean;
  /** The vote that a dead player still has. Living players keep theirs for later. */
  ghostVote: boolean;
  /** What the player wrongly thinks they are (the Drunk), or null when they know. */
  believes: Belief | null;
  /** They do not know which side they are on (Ogre). */
  sideUnknown: boolean;
  /** They were never told what they are, nor which side they are on (Tor). */
  unaware: boolean;
  /** A Traveller who has gone home keeps the number, but not the chair. */
  left: boolean;
  /** Public actions this player has claimed since they last became somebody: `once per game` as the table sees it. */
  used: CharacterId[];
  /** What this seat can do: its character's own ability, what it thinks it can do, and what others lent it. */
  abilities: Ability[];
}

export interface Belief {
  readonly character: CharacterId;
  /** null where the player is right about their side (the Drunk), however often it changes. */
  readonly alignment: Alignment | null;
}

/**
 * One ability in somebody's hands.
 * - `own`: that of their character;
 * - `gained`: they have the ability of another character as well (Philosopher, Cannibal…);
 * - `believed`: they only think so; it wakes and is fed, and never does anything.
 */
export interface Ability {
  readonly id: number;
  readonly character: CharacterId;
  readonly owner: SeatId;
  readonly nature: 'own' | 'gained' | 'believed';
  /** The ability that lent or pretends it, or null: it ends with its lender. */
  readonly lentBy: number | null;
  /** Whose drunkenness switches it off: its owner's, or (Boffin) only that of the lender. */
  readonly soberWith: 'owner' | 'lender';
  /** At whose place in the night it acts. */
  readonly place: CharacterId;
  /** What its owner is told is acting, where that is not what acts (a Cannibal's meal). */
  readonly shownAs: CharacterId;
  /** The night and the place in its order at which it came to be: a place that has passed is not used tonight. */
  readonly born: { readonly night: number; readonly place: number };
  /** The night in which it last acted, 0 for never; {@link OWED} where it was kept from its one night. */
  acted: number;
  /** What it has to remember: a spent shot, a master… Declared by the character, written by `remember`. */
  memory: { readonly [key: string]: Json };
  /** Its owner is somebody else now: whoever still holds it finds that it does nothing. */
  ended: boolean;
}

/** A player as they were at some moment: what later abilities ask about. */
export type Then = {
  readonly seat: SeatId;
  readonly character: CharacterId;
  readonly alignment: Alignment;
};

export const sideOf = (team: Team): Alignment => (team === 'minion' || team === 'demon' ? 'evil' : 'good');
