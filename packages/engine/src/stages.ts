import type { CharacterId, Team } from '@belfry/almanac';
import type { Play } from './ask.ts';
import type { Context } from './context.ts';
import type { Death } from './death.ts';
import type { Ability, Alignment, SeatId } from './seat.ts';
import type { Execution, Nomination, Outcome } from './state.ts';

/** A hook's answer where a stage can be stopped or bent: never a magic null. */
export type Verdict<T> =
  | { readonly verdict: 'pass' }
  | { readonly verdict: 'prevent' }
  | { readonly verdict: 'replace'; readonly by: T };

export const pass = { verdict: 'pass' } as const;
export const prevent = { verdict: 'prevent' } as const;
export const replace = <T>(by: T) => ({ verdict: 'replace', by }) as const;

/** One player's ability has pointed at another player. */
export interface Choosing {
  readonly by: Ability;
  readonly seat: SeatId;
}

/** Somebody has made up their mind for an ability, and nobody has been pointed at yet. */
export interface Deciding {
  readonly ability: Ability;
}

/** A player is about to learn something by an ability. */
export interface Informing {
  readonly ability: Ability;
  /** Who is told. */
  readonly to: SeatId;
}

/** What one evil player is about to be told about the others; null for a part that they are not told. */
export interface EvilInfo {
  readonly to: SeatId;
  readonly as: 'minion' | 'demon' | 'traveller';
  readonly demons: readonly SeatId[] | null;
  readonly minions: readonly SeatId[] | null;
  readonly bluffs: readonly CharacterId[] | null;
}

export interface Turning {
  readonly seat: SeatId;
  readonly to: Alignment;
  readonly because: CharacterId | null;
}

export interface Becoming {
  readonly seat: SeatId;
  readonly from: CharacterId;
  readonly to: CharacterId;
  readonly because: CharacterId | null;
}

/** An ability is about to come into somebody's hands (or the Storyteller's), beside what they have. */
export interface Lending {
  readonly by: Ability;
  readonly to: SeatId;
  readonly character: CharacterId;
}

export interface Count {
  readonly nomination: Nomination;
  readonly votes: number;
}

/** An execution that is about to be carried out. */
export interface Executing {
  readonly seat: SeatId;
  readonly nominator: SeatId | null;
}

/** Whether what is learned has to be true, even `plainly` (nobody registers falsely), has to be false, or may be anything. */
export type Honesty = 'plainly' | 'true' | 'false' | 'anything';

/** The stages that only tell, with what about: every hook runs. */
export interface TellingStages {
  /** Dawn has been announced. */
  dayBegins: null;
  /** Somebody was nominated; the vote has not begun (`skipVote` prevents it). */
  nominated: Nomination;
  /** The hands were counted and the block is settled. */
  counted: Count;
  /** Somebody is being executed; whether they die of it is still open. */
  condemned: Executing;
  /** An execution is over, survived or not. */
  executed: Execution;
  /** The town has executed the Storyteller. */
  storytellerExecuted: { readonly nominator: SeatId | null };
  /** Somebody is dead now. The victim's own abilities still count as they did a moment before. */
  died: Death;
  /** All that a death has set off is done, an heir of the Demon's included; nobody has looked for a winner yet. */
  laidToRest: Death;
  /** Somebody lives again. */
  revived: SeatId;
  /** An ability has pointed at somebody, and nothing has come of it yet. */
  chosen: Choosing;
  /** Somebody was woken for an ability at its place, and is asleep again. */
  acted: Ability;
  /** Somebody has changed sides. */
  turned: Turning;
  /** Somebody is another character now. */
  became: Becoming;
  /** The Storyteller has closed the day; who is about to die still lives. */
  dayEnding: null;
  /** The day is over, dusk has not fallen yet. */
  dayEnded: null;
  /** Night has fallen, and nobody has woken yet. */
  nightBegins: null;
  /** All have had their turn, dawn has not been announced. */
  nightEnding: null;
}

/** The stages at which the first hook with something to say decides, with what about and what it may put instead. */
export interface JudgingStages {
  /** Dying, before anything is used up: `prevent` saves the victim. */
  protectFromDeath: [Death, SeatId];
  /** Dying: nothing has saved the victim, and another may die in their place. */
  redirectDeath: [Death, SeatId];
  /** Dying: the last chance, used up only if nothing else helped. `replace` names who dies instead by the killer's own rules. */
  shieldFromDeath: [Death, SeatId];
  /** Dying: `prevent` lets the victim fall for all to see and live in truth. */
  feignDeath: [Death, SeatId];
  /** A Demon is dead: whoever takes over answers with `replace`. */
  succession: [Death, SeatId];
  /** The town executes somebody; another may be executed in their place. */
  executing: [Executing, SeatId];
  /** Somebody is about to learn something: how true it has to be; `prevent` where they learn nothing. */
  informing: [Informing, Honesty];
  /** A choice was made for an ability: `prevent` has them choose again. */
  choosing: [Deciding, never];
  /** Somebody is about to have another character's ability as well: `prevent` where they are not. */
  lending: [Lending, never];
}

/** The stages through which a value passes: each hook may change it for the next one, or put an end to it. */
export interface FoldingStages {
  evilInfo: EvilInfo;
  turning: Turning;
  becoming: Becoming;
  tallying: Count;
  gameEnding: Outcome;
}

/** Where the rules want an order inside a stage. Whoever names no band stands in the first; then the seating decides. */
export const BANDS = {
  /** Where an heir is there already nobody else takes over; who takes over from another's death comes before one's own heir. */
  succession: ['settled', 'another', 'own'],
  /** Nobody dies instead of one who is saved. */
  shieldFromDeath: ['saved', 'instead'],
  /** Whoever asks the listener does so whatever is known already; truth that is promised beats falsehood that is demanded, which beats liberty. */
  informing: ['asked', 'true', 'false', 'anything'],
  /** An end that is held back is not turned round; one that is turned round may still be moved for one player. */
  gameEnding: ['hold', 'turn', 'move'],
  /** A nomination does what it does before its maker pays for it; whoever puts something in the vote's place comes last. */
  nominated: ['heard', 'paid-for', 'instead'],
  /** Nobody is asked whether they save somebody who is safe already. */
  protectFromDeath: ['certain', 'asked'],
  /** Nobody is asked whether somebody turns who cannot. */
  turning: ['certain', 'asked'],
  /** Single hands are taken from the count before all of it comes to nothing. */
  tallying: ['single', 'whole'],
  /** First who it is that changes, then whether they do; what is lost by it is lost only if they do. */
  becoming: ['who', 'whether', 'lost'],
} as const;

export type Stage = keyof TellingStages | keyof JudgingStages | keyof FoldingStages;
type BandOf<S> = S extends keyof typeof BANDS ? (typeof BANDS)[S][number] : never;

type Banded<S extends Stage, Hook> = Hook | { readonly band: BandOf<S>; readonly hook: Hook };

/** The named stages of the game's pipelines at which an ability can step in. */
export type Hooks = {
  readonly [S in keyof TellingStages]?: Banded<S, (context: Context, about: TellingStages[S]) => Play<void>>;
} & {
  readonly [S in keyof JudgingStages]?: Banded<
    S,
    (context: Context, about: JudgingStages[S][0]) => Play<Verdict<JudgingStages[S][1]>>
  >;
} & {
  readonly [S in keyof FoldingStages]?: Banded<
    S,
    (context: Context, about: FoldingStages[S]) => Play<Verdict<FoldingStages[S]>>
  >;
};

/** How a player may register to others. */
export interface Registration {
  readonly alignment?: Alignment;
  readonly teams?: readonly Team[];
  /** Not the Storyteller's choice: beside what they are, they always seem so. */
  readonly always?: true;
}
