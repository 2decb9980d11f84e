import type { CharacterId, Sentence } from '@belfry/almanac';
import type { Play } from './ask.ts';
import type { Choice } from './choice.ts';
import type { Context } from './context.ts';
import type { KernelTokens } from './effect.ts';
import type { Facts } from './facts.ts';
import type { JinxDefinition } from './jinx.ts';
import type { SeatId } from './seat.ts';
import type { Hooks, Registration, TellingStages } from './stages.ts';
import type { Statement } from './statement.ts';
import type { Reminder } from './token.ts';
import type { Truth } from './truth.ts';
import type { VotingRules } from './voting-rules.ts';
import type { World } from './world.ts';

/**
 * What a character does, as `@belfry/characters` declares it. All parts are optional: a Saint is one hook,
 * a Baron is nothing but the almanac's set-up change.
 */
export interface CharacterDefinition {
  readonly id: CharacterId;
  /** In which nights its player is woken at the character's place. */
  readonly wakes?: Wakes;
  /** Whom the player points at when woken; handed on to `learns`. */
  readonly chooses?: Choice<readonly SeatId[]>;
  /** What the player learns: its domain and its truth, and nothing about how it is falsified. */
  readonly learns?: Information;
  /** What happens when woken, where that is more than choosing and learning. */
  act?(context: Context): Play<void>;
  /** What happens at its place every night though nobody is woken; for the dead and the impaired too: ask `works`. */
  atPlace?(context: Context): Play<void>;
  /** Once, when the ability comes into somebody's hands: red herrings, twins, grandchildren. */
  starts?(context: Context): Play<void>;
  /** Hooks that run only while the ability works. */
  readonly on?: Hooks;
  /** Hooks that run while the ability works, whether its owner lives or not. */
  readonly evenDead?: Hooks;
  /** Hooks that run whether it works or not, and for those who merely believe they have it: what the player lives through. */
  readonly always?: Pick<Hooks, keyof TellingStages>;
  /** Effects that hold by themselves for as long as the ability works (Soldier, Tea Lady, No Dashii). */
  aura?(facts: Facts): readonly Aura[];
  /** How its player may register to others, dead or alive; perhaps only to some of those who ask. */
  readonly registers?: Registration | ((asker: CharacterId | null) => Registration | null);
  /** Something that any player may say they do by day; only the true owner's has an effect. */
  readonly action?: DayAction;
  /** What the Storyteller may do because of this ability at any moment, and need not. */
  readonly offers?: { readonly [name: string]: Offer };
  /** Its tokens that are more, or other, than the word printed on them says. */
  readonly tokens?: readonly Reminder[];
  /** What a player who believes to be this character is bound to by the rules (Butler). */
  readonly conduct?: Conduct;
  /** How it bends voting and nominating. */
  readonly voting?: VotingRules;
  /** With it in play, what is done once in a game may be done again, and nobody is refused a claim to it. */
  readonly refreshes?: true;
  /** It can be neither drunk nor poisoned (the Drunk's own lack of an ability). */
  readonly unimpairable?: true;
  /** All who are it act together, once. */
  readonly asOne?: true;
  /** Its player is not told which side they are on (Ogre). */
  readonly sideUnknown?: true;
  /** With it on the script, the Storyteller can be nominated and executed. */
  readonly storytellerOnTrial?: true;
  /** What its player believes in acts at this character's own place (Lunatic). */
  readonly believedHere?: true;
  /** How many may die of a Demon's next attack at the most; one where nothing is said. */
  attacks?(context: Context): number;
  /** With it on the table, the evil team is told who is who, however few play. */
  readonly introducesEvil?: true;
  /** With it on the table, a Demon may let any night but the first pass without choosing anybody. */
  readonly spares?: true;
  /** With it on the table from the start, nobody knows what they are until they are told when they die. */
  readonly veils?: true;
  /** With it on the table, a good character that several players are may be one of the Demon's bluffs. */
  readonly bluffsWithCopies?: true;
  /** How it wants to be played, where neither its parts nor the almanac's tags say so: bots go by it. */
  readonly manner?: Manner;
}

/** What everybody who has read the character sheet knows to do about a character. */
export interface Manner {
  /** Its picks are meant for those whom its player suspects, or who are likely to nominate. */
  readonly picks?: 'suspects' | 'nominators';
  /** While it may be in play, a day on which nobody is executed may be the town's last. */
  readonly quietDays?: 'fatal';
  /** With so many alive, a day on which nobody is executed wins the game for its side. */
  readonly peace?: number;
  /** Whoever has it can make a companion their heir by choosing themselves. */
  readonly passesOn?: true;
  /** Its execution loses the game for its side. */
  readonly gallows?: 'fatal';
  /** So many of the others may come to it a day, and learn something by it. */
  readonly welcomes?: number;
  /** Once in a game its owner learns something of so many players of their choice. */
  readonly asksOnce?: number;
}

/**
 * `first`: start knowing; made up for by whoever comes to it later. `set-up`: the game's first night and no other.
 * `other`: each night but the first. `each`: every night. Or a condition of its own.
 */
export type Wakes = 'first' | 'set-up' | 'other' | 'each' | ((context: Context) => boolean);

/**
 * One predicate from which come the true answers, the false ones, the advisor's ranking and the solver's filter. `chosen`
 * are the players that it is about; whatever else it depends on, it was made with.
 */
export interface Information {
  /** All that could be shown, true or not. Where only what holds will be used, false statements may be left out. */
  domain(world: World, chosen: readonly SeatId[], onlyWhatHolds: boolean): readonly Statement[];
  holds(world: World, statement: Statement, chosen: readonly SeatId[]): Truth;
  /** Whether it is in the domain at this table, where that depends on who is what: even a broken ability says nothing else. */
  couldSay?(world: World, statement: Statement): boolean;
  /** What is so apart from what the ability itself makes up (a red herring): this is what must be false where nothing may be true. */
  inFact?(world: World, statement: Statement, chosen: readonly SeatId[]): Truth;
}

/** A token that lies by itself. */
export type Aura = { readonly [K in keyof KernelTokens]: AuraOf<K> }[keyof KernelTokens];
type AuraOf<K extends keyof KernelTokens> = null extends KernelTokens[K]
  ? { readonly kind: K; readonly target: SeatId; readonly data?: KernelTokens[K] }
  : { readonly kind: K; readonly target: SeatId; readonly data: KernelTokens[K] };

/** How a character seems to whoever asks (null: to anybody), or null where it seems what it is. */
export const registrationTo = ({ registers }: CharacterDefinition, asker: CharacterId | null): Registration | null =>
  typeof registers === 'function' ? registers(asker) : (registers ?? null);

export interface DayAction<T = never> {
  /** What is named or said with it. Depends only on what everybody knows; on the table only where its owner is known. */
  readonly asks: Choice<T> | ((context: Context) => Choice<T>);
  /** Once in a game as the table sees it, once a day, or as often as `isOpen` lets it. */
  readonly often?: 'once' | 'daily' | 'while-open';
  /** Who may say they do it: anybody, or (a Traveller, whom everybody knows) only its owner, or only the others. */
  readonly by?: 'anybody' | 'owner' | 'others';
  /** At any time of the day, only until nominations open, or (it asks for yes or no) by a nominee before the vote. */
  readonly when?: 'any-time' | 'before-nominations' | 'nominated';
  /** Whose ability answers: that of the one who does it, or of everybody who has it, whoever does it (a guess at them). */
  readonly answeredBy?: 'user' | 'owners';
  /** Whether it can be done now, where everybody knows whose it is. Depends only on what everybody knows. */
  isOpen?(context: Context, user: SeatId): boolean;
  /** Everybody is asked to raise a hand first, as for an exile, whoever claims it. */
  readonly calls?: 'hands';
  /** Where it is done: aloud, or in private with the Storyteller. */
  readonly heard?: 'by-all' | 'in-private';
  /** Runs for one who really has the ability, or thinks so, and may still use it; everybody else's try is empty. */
  use(context: Context, chosen: T, user: SeatId, hands: readonly SeatId[]): Play<void>;
}

/** A standing offer to the Storyteller. */
export interface Offer<T = never> {
  isOpen(context: Context): boolean;
  /** What comes with it, where there is something to choose. */
  readonly asks?: (context: Context) => Choice<T>;
  take(context: Context, choice: T): Play<void>;
}

/** An offer with which something is chosen: `take` gets what `asks` reads. */
export const offer = <T>(parts: Required<Offer<T>>): Offer => parts as unknown as Offer; // read back by the same `asks`

export interface Conduct {
  /** Why this player may not raise their hand now, in words to them, or null. */
  handDown?(context: Context, handsUp: (seat: SeatId) => boolean): Sentence | null;
  /** Why this player may not take their hand down any more, in words to them, or null. */
  handUp?(context: Context): Sentence | null;
  /** Why this player may not nominate, in words to them, or null. */
  silence?(context: Context): Sentence | null;
}

/** Every character that can be played, and what happens when two of them meet. */
export interface Cast extends ReadonlyMap<CharacterId, CharacterDefinition> {
  readonly jinxes: readonly JinxDefinition[];
}

/** Declares a character. The id must be the file's name and the almanac's id. */
export const character = (id: CharacterId, parts: Omit<CharacterDefinition, 'id'>): CharacterDefinition =>
  // All parts in one order, the absent ones too: characters of one shape are looked up much faster than of a hundred.
  ({ id, ...NO_PARTS, ...parts }) as CharacterDefinition;

/** Declares a day action with the type of what is named. */
export const action = <T>(parts: DayAction<T>): DayAction => parts as unknown as DayAction; // read back by the same `asks`

/** What the use of a day action comes to: the players named with it, and what it would do otherwise. */
type Bent = (context: Context, named: readonly SeatId[], usually: () => Play<void>) => Play<void>;

/** The same action, which does something else with some of those who are named. */
export const bent = (usual: DayAction, use: Bent): DayAction => ({
  ...usual,
  use(context, chosen, user, hands) {
    const { asks } = usual;
    const { seats } = typeof asks === 'function' ? asks(context) : asks;
    return use(context, seats(chosen), () => usual.use(context, chosen, user, hands));
  },
});

const NO_PARTS: { readonly [part in Exclude<keyof CharacterDefinition, 'id'>]-?: undefined } = {
  wakes: undefined,
  chooses: undefined,
  learns: undefined,
  act: undefined,
  atPlace: undefined,
  starts: undefined,
  on: undefined,
  evenDead: undefined,
  always: undefined,
  aura: undefined,
  registers: undefined,
  action: undefined,
  offers: undefined,
  tokens: undefined,
  conduct: undefined,
  voting: undefined,
  refreshes: undefined,
  unimpairable: undefined,
  asOne: undefined,
  sideUnknown: undefined,
  storytellerOnTrial: undefined,
  believedHere: undefined,
  attacks: undefined,
  introducesEvil: undefined,
  spares: undefined,
  veils: undefined,
  bluffsWithCopies: undefined,
  manner: undefined,
};

export const castOf = (definitions: Iterable<CharacterDefinition>, jinxes: readonly JinxDefinition[] = []): Cast => {
  const cast = new Map<CharacterId, CharacterDefinition>();
  for (const definition of definitions) {
    if (cast.has(definition.id)) throw new Error(`Two definitions of "${definition.id}" in the cast.`);
    cast.set(definition.id, definition);
  }
  for (const { id, between } of jinxes) {
    const unknown = between.find((character) => !cast.has(character));
    if (unknown !== undefined) throw new Error(`The jinx "${id}" names "${unknown}", whom the cast does not know.`);
  }
  return Object.assign(cast, { jinxes });
};
