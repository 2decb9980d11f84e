import type { CharacterId, Team } from '@belfry/almanac';
import type { Play } from './ask.ts';
import type { Context } from './context.ts';
import type { Death } from './death.ts';
import type { Json } from './json.ts';
import type { Alignment, SeatId } from './seat.ts';
import type { Nomination, Outcome } from './state.ts';
import type { Statement } from './statement.ts';
import type { Truth } from './truth.ts';
import type { Facts, World } from './world.ts';

/**
 * What a character does, as `@belfry/characters` declares it. All parts are optional: a Saint is one hook,
 * a Baron is nothing but the almanac's set-up change.
 */
export interface CharacterDefinition {
  readonly id: CharacterId;
  /** In which nights its player is woken at the character's place. */
  readonly wakes?: Wakes;
  /** Whom the player points at when woken; handed on to `learns`. */
  readonly chooses?: Chooses;
  /** What the player learns: its domain and its truth, and nothing about how it is falsified. */
  readonly learns?: Information;
  /** What happens when woken, where that is more than choosing and learning. */
  act?(context: Context): Play<void>;
  /** Once, when the ability comes into somebody's hands: red herrings, twins, grandchildren. */
  starts?(context: Context): Play<void>;
  /** Hooks that run only while the ability works. */
  readonly on?: Hooks;
  /** Hooks that run whether it works or not, and for those who merely believe they have it: what the player lives through. */
  readonly always?: Pick<Hooks, Telling>;
  /** Effects that hold by themselves for as long as the ability works (Soldier, Tea Lady, No Dashii). */
  aura?(facts: Facts): readonly Aura[];
  /** How its player may register to others, dead or alive. */
  readonly registers?: Registration;
  /** Something that any player may say they do by day; only the true owner's has an effect. */
  readonly action?: DayAction;
  /** What a player who believes to be this character is bound to by the rules (Butler). */
  readonly conduct?: Conduct;
  /** It can be neither drunk nor poisoned (the Drunk's own lack of an ability). */
  readonly unimpairable?: true;
}

/** `first`: start knowing. `other`: each night but the first. `each`: every night. Or a condition of its own. */
export type Wakes = 'first' | 'other' | 'each' | ((context: Context) => boolean);

export interface Chooses {
  /** How many different players. */
  readonly players: number;
  readonly notMyself?: true;
  readonly alive?: true;
}

/** One predicate from which come the true answers, the false ones, the advisor's ranking and the solver's filter. */
export interface Information {
  /** All that could be shown, true or not. Where only what holds will be used, false statements may be left out. */
  domain(world: World, chosen: readonly SeatId[], onlyWhatHolds: boolean): readonly Statement[];
  holds(world: World, statement: Statement, chosen: readonly SeatId[]): Truth;
}

export interface Aura {
  readonly kind: string;
  readonly target: SeatId;
  readonly data?: Json;
}

export interface Registration {
  readonly alignment: Alignment;
  readonly teams: readonly Team[];
}

export interface DayAction {
  readonly chooses: Chooses;
  /** Runs for one who really has the ability, or thinks so, for the first time; everybody else's try is empty. */
  use(context: Context, chosen: readonly SeatId[]): Play<void>;
}

export interface Conduct {
  /** Why this player may not raise their hand now, in words to them, or null. */
  handDown(context: Context, handsUp: (seat: SeatId) => boolean): string | null;
}

/** A hook's answer where a stage can be stopped or bent: never a magic null. */
export type Verdict<T> =
  | { readonly verdict: 'pass' }
  | { readonly verdict: 'prevent' }
  | { readonly verdict: 'replace'; readonly by: T };

export const pass = { verdict: 'pass' } as const;
export const prevent = { verdict: 'prevent' } as const;
export const replace = <T>(by: T) => ({ verdict: 'replace', by }) as const;

/** The named stages of the game's pipelines at which an ability can step in. */
export interface Hooks {
  /** Somebody was nominated; the vote has not begun. */
  nominated?(context: Context, nomination: Nomination): Play<void>;
  /** Dying, stage `redirect`: nothing has saved the victim, and another may die in their place. */
  redirectDeath?(context: Context, death: Death): Play<Verdict<SeatId>>;
  /** Dying, stage `shield`: the last chance, used up only if nothing else helped. */
  shieldFromDeath?(context: Context, death: Death): Play<Verdict<SeatId>>;
  /** Dying, stage `happen`: somebody is dead now. The victim's own abilities still count as they did a moment before. */
  died?(context: Context, death: Death): Play<void>;
  /** A Demon is dead: those who take over from another's death. The first who does (`replace`) settles it. */
  demonDied?(context: Context, death: Death): Play<Verdict<SeatId>>;
  /** A Demon is dead and nobody has taken over from it: those who arrange their own heir. */
  demonFell?(context: Context, death: Death): Play<void>;
  /** The day is over, dusk has not fallen yet. */
  dayEnded?(context: Context): Play<void>;
  /** The game would end so. */
  gameEnding?(context: Context, outcome: Outcome): Play<Verdict<Outcome>>;
}

/** Stages that only tell: every hook runs, clockwise from the first chair. */
export type Telling = 'nominated' | 'died' | 'demonFell' | 'dayEnded';
/** Stages that can be stopped or bent: the first hook with something to say decides. */
export type Judging = 'redirectDeath' | 'shieldFromDeath' | 'demonDied' | 'gameEnding';

export type Cast = ReadonlyMap<CharacterId, CharacterDefinition>;

/** Declares a character. The id must be the file's name and the almanac's id. */
export const character = (id: CharacterId, parts: Omit<CharacterDefinition, 'id'>): CharacterDefinition =>
  // All parts in one order, the absent ones too: characters of one shape are looked up much faster than of a hundred.
  ({ id, ...NO_PARTS, ...parts }) as CharacterDefinition;

const NO_PARTS: { readonly [part in Exclude<keyof CharacterDefinition, 'id'>]-?: undefined } = {
  wakes: undefined,
  chooses: undefined,
  learns: undefined,
  act: undefined,
  starts: undefined,
  on: undefined,
  always: undefined,
  aura: undefined,
  registers: undefined,
  action: undefined,
  conduct: undefined,
  unimpairable: undefined,
};

export const castOf = (definitions: Iterable<CharacterDefinition>): Cast => {
  const cast = new Map<CharacterId, CharacterDefinition>();
  for (const definition of definitions) {
    if (cast.has(definition.id)) throw new Error(`Two definitions of "${definition.id}" in the cast.`);
    cast.set(definition.id, definition);
  }
  return cast;
};
