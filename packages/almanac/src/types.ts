/** The words of the almanac. Everything here is data: what a character *does* lives in `@belfry/characters`. */

export const TEAMS = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'] as const;
export type Team = (typeof TEAMS)[number];

/** The official id: `fortuneteller`, `lilmonsta`. Homebrew characters bring their own. */
export type CharacterId = string;

/**
 * What a character changes while the bag is filled (the text in square brackets).
 * Townsfolk make room for, or fill the room of, every change.
 */
export interface SetupChange {
  /** The change in our own words, e.g. "two more Outsiders". */
  readonly summary: string;
  /** Possible changes of the number of Outsiders; the Storyteller picks one. `[2]` for Baron, `[-1, 1]` for Godfather. */
  readonly outsiders?: readonly number[];
  /** The number of Outsiders is the Storyteller's choice (Kazali, Xaan). */
  readonly anyOutsiders?: true;
  /** Change of the number of Minions. `1` for Lil' Monsta. */
  readonly minions?: number;
  /** Change of the number of Demons. `-1` for Summoner. */
  readonly demons?: number;
  /** Minion tokens stay out of the bag, Townsfolk take their places (Kazali, Lord of Typhon). */
  readonly minionsMadeLater?: true;
  /** A Demon is made in a later night, out of the players in the game (Summoner). */
  readonly demonMadeLater?: true;
  /** No evil characters at all (Atheist). */
  readonly noEvil?: true;
  /** Most players are this character, only a few are good (Legion). */
  readonly manyCopies?: true;
  /** Characters that must be in the bag as well; they take a Townsfolk's place if their own count is full. */
  readonly needs?: readonly CharacterId[];
  /** Up to this many further copies of the character may take Townsfolk places (Village Idiot). */
  readonly extraCopies?: number;
  /** This character's token stays out of the bag: its player draws a token of one of these teams and is wrong about it. */
  readonly drawsAs?: readonly Team[];
  /** Tokens that this character's player draws only when whoever those need is in play (the Marionette and the Huntsman). */
  readonly drawsWithPartners?: readonly CharacterId[];
  /** Tokens that change the set-up as well when this character's player draws them (the Marionette and the Balloonist). */
  readonly drawsWithSetup?: readonly CharacterId[];
  /** It gives somebody, or has, the ability of a character of these teams: what that one would change, it changes. */
  readonly gives?: readonly Team[];
  /** Only of one that is not in play. */
  readonly givesAbsent?: true;
  /** No player holds this character: a token of another team takes the place in the bag (Lil' Monsta). */
  readonly heldByNobody?: true;
  /** How many Townsfolk players start evil (Bounty Hunter). */
  readonly evilTownsfolk?: number;
  /** It may take itself out again while the set-up is made, and what it changes stays (Hermit). */
  readonly mayLeave?: true;
  /** Of several copies in play, one is drunk (Village Idiot). */
  readonly drunkCopy?: true;
  /** Good characters are in play more than once; their further copies take the places of Townsfolk (Pope). */
  readonly duplicates?: true;
  /** Where the player has to sit: right beside the Demon (Marionette), or inside an unbroken row of evil characters (Lord of Typhon). */
  readonly seating?: 'beside-demon' | 'inside-evil-row';
}

export type DifficultyTag =
  | 'info'
  | 'onceInfo'
  | 'misinfo'
  | 'kill'
  | 'multiKill'
  | 'protect'
  | 'revive'
  | 'alignChange'
  | 'charChange'
  | 'madness'
  | 'traveller'
  | 'fabledHelp'
  | 'fabledChaos';

/** A tag on a character, with the reason that it is there. */
export interface TagWithReason {
  readonly tag: DifficultyTag;
  readonly why: string;
}

/** A character as the almanac tells it, in one language. */
export interface Character {
  readonly id: CharacterId;
  readonly name: string;
  readonly team: Team;
  /** `trouble-brewing`, …, or `homebrew` for a character that a script file brings along. */
  readonly edition: string;
  /** The ability in our own words. */
  readonly ability: string;
  /** Labels of the reminder tokens that this character places. */
  readonly reminders: readonly string[];
  /** Reminder tokens that are available even when the character is not in play (the Drunk's). */
  readonly globalReminders: readonly string[];
  /** What the Storyteller does at its place on the first night, or null when it has none. */
  readonly firstNight: string | null;
  readonly otherNight: string | null;
  readonly setup: SetupChange | null;
  readonly tags: readonly TagWithReason[];
  /** Name of an icon in the `game-icons` set, or the picture itself as a `data:` address where a script brings one. */
  readonly icon: string;
  /** Whether `@belfry/characters` plays it; otherwise the Storyteller runs it by hand. */
  readonly automated: boolean;
}

/** Two characters whose abilities need a special rule when both are on a script. */
export interface Jinx {
  readonly a: CharacterId;
  readonly b: CharacterId;
  readonly rule: string;
  /** Only one of the two may be in play, so no bag holds both. */
  readonly apart?: true;
  /**
   * When the first may give away the ability of the second: never, only while the second is in play, only while it is
   * not, while a token of it is left over, or only in a game that begins without a Demon.
   */
  readonly gift?: 'never' | 'in-play' | 'not-in-play' | 'spare' | 'no-demon';
  /** Nothing comes with that gift but its name. */
  readonly hollow?: true;
  /** The first comes into play only in the course of the game: whoever draws its token is at first what it shows. */
  readonly comesLater?: true;
}

export interface Edition {
  readonly id: string;
  /** The community's short code: `tb`, `bmr`, `snv`, `carousel`, `fabled`, `loric`. */
  readonly code: string;
  readonly name: string;
  /** null for collections that are not played as a script of their own. */
  readonly level: 'beginner' | 'intermediate' | 'advanced' | null;
  readonly blurb: string;
  /** Recommended Travellers. */
  readonly travellers: readonly CharacterId[];
}

/** Places in the night that belong to no character. */
export const NIGHT_STEPS = ['dusk', 'minioninfo', 'demoninfo', 'dawn'] as const;
export type NightStep = (typeof NIGHT_STEPS)[number];

export interface NightOrder {
  readonly first: readonly string[];
  readonly other: readonly string[];
}
