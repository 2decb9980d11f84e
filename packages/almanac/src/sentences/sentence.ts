import type { Lang } from '../lang.ts';
import type { RulingName } from '../rulings/rulings.ts';
import type { CharacterId } from '../types.ts';

type Nothing = Readonly<Record<never, never>>;
/** A seat's number; whoever renders the sentence knows the name. */
type Seat = { readonly seat: number };
/** What was written where something else belongs. */
type Written = { readonly written: string };
/** Rock, paper, scissors. */
export type Throw = 'rock' | 'paper' | 'scissors';
/** What is counted or listed. */
export type Noun = 'player' | 'character' | 'answer';

/**
 * Everything that the engine says to people, as data: the key of a sentence and what goes into it. Each language has a
 * catalogue over these keys; a sentence that one of them lacks does not compile.
 */
export interface Sentences {
  /** Somebody's own words. */
  readonly text: { readonly text: string };
  /** The words of a character that does not come with Belfry, who brings them in every language. */
  readonly own: { readonly words: { readonly [lang in Lang]: string } };
  // How a game ends
  readonly 'outcome.demons-dead': Nothing;
  readonly 'outcome.two-left': Nothing;
  readonly 'outcome.storyteller': Nothing;
  readonly 'outcome.storyteller-innocent': Nothing;
  readonly 'outcome.ability': { readonly character: CharacterId };
  readonly 'outcome.saint': Nothing;
  readonly 'outcome.mayor': Nothing;
  readonly 'outcome.last-day-verdict': Nothing;
  readonly 'outcome.last-day-peace': Nothing;
  readonly 'outcome.atheist': Nothing;
  readonly 'outcome.vortox': Nothing;
  readonly 'outcome.twins': Nothing;
  readonly 'outcome.klutz': Nothing;
  readonly 'outcome.cult': Nothing;
  readonly 'outcome.legion': Nothing;
  readonly 'outcome.leviathan-days': Nothing;
  readonly 'outcome.leviathan-executions': Nothing;
  readonly 'outcome.goblin': Nothing;
  readonly 'outcome.fearmonger': Nothing;
  readonly 'outcome.damsel': Nothing;
  readonly 'outcome.no-demon': Nothing;
  readonly 'outcome.contest': { readonly good: number; readonly evil: number };
  // What everybody hears of an ability
  readonly 'public.in-play': { readonly character: CharacterId };
  readonly 'public.day': { readonly character: CharacterId; readonly day: number };
  readonly 'public.player-is': { readonly seat: number; readonly character: CharacterId };
  readonly 'public.has-chosen': { readonly character: CharacterId };
  readonly 'public.chosen': { readonly seat: number; readonly character: CharacterId };
  readonly 'public.explodes': { readonly seat: number; readonly character: CharacterId };
  readonly 'public.points-at': { readonly seat: number; readonly at: number };
  readonly 'public.contest': { readonly seat: number; readonly other: number };
  readonly 'public.throws': { readonly seat: number; readonly hand: Throw };
  // Inputs
  readonly 'input.over': Nothing;
  readonly 'input.malformed': Nothing;
  readonly 'input.no-act': Nothing;
  readonly 'input.no-prompt': Nothing;
  readonly 'input.no-choice': Nothing;
  readonly 'input.not-asked': { readonly prompt: string };
  readonly 'input.too-many': { readonly most: number };
  readonly 'undo.nowhere': { readonly keep: number; readonly inputs: number };
  readonly 'undo.too-often': { readonly most: number };
  // Answers
  readonly 'answer.not-possible': { readonly written: string; readonly of: number };
  readonly 'answer.no-text': Nothing;
  readonly 'answer.too-long': { readonly most: number };
  readonly 'answer.not-all': { readonly parts: number };
  readonly 'answer.part': { readonly part: number; readonly why: Sentence };
  readonly 'answer.no-list': { readonly noun: Noun };
  readonly 'answer.count': { readonly noun: Noun; readonly min: number; readonly max: number; readonly given: number };
  readonly 'answer.twice': { readonly noun: Noun };
  readonly 'answer.seat': Seat;
  readonly 'answer.character': { readonly character: CharacterId };
  readonly 'answer.no-action': Nothing;
  readonly 'answer.action': { readonly written: string; readonly possible: readonly string[] };
  readonly 'answer.nothing-further': { readonly action: string };
  readonly 'answer.not-yourself': Nothing;
  // Options that come from outside
  readonly 'options.depth': { readonly most: number };
  readonly 'options.max-length': Nothing;
  readonly 'options.of': Nothing;
  readonly 'options.parts': Nothing;
  readonly 'options.counts': Nothing;
  readonly 'options.from': Nothing;
  readonly 'options.pick': Nothing;
  // The day
  readonly 'nominate.closed': Nothing;
  readonly 'nominate.by-storyteller': Nothing;
  readonly 'nominate.not-today': Seat;
  readonly 'nominate.dead': Seat;
  readonly 'nominate.already': Seat;
  readonly 'nominate.traveller': Seat;
  readonly 'nominate.again': Seat;
  readonly 'nominate.storyteller': Nothing;
  readonly 'nominate.storyteller-again': Nothing;
  readonly 'use.once': Seat;
  readonly 'use.today': Seat;
  readonly 'use.not-now': Nothing;
  readonly 'use.before-nominations': Nothing;
  readonly 'vote.zealot': Nothing;
  readonly 'nominate.golem': Nothing;
  readonly 'vote.butler': Seat;
  // The Storyteller's hand
  readonly 'hand.no-seat': Written;
  readonly 'hand.no-character': Written;
  readonly 'hand.text': { readonly most: number };
  readonly 'hand.ghost-vote': Nothing;
  readonly 'hand.until': Written;
  readonly 'hand.no-token': { readonly token: string };
  readonly 'hand.tokens': { readonly most: number };
  readonly 'hand.too-many': { readonly most: number };
  readonly 'hand.bluffs': Nothing;
  readonly 'hand.cause': Written;
  readonly 'hand.not-begun': Nothing;
  readonly 'hand.winner': Nothing;
  readonly 'hand.told-whom': Nothing;
  readonly 'hand.told-what': Nothing;
  readonly 'hand.not-being-asked': { readonly prompt: string };
  readonly 'hand.side': Nothing;
  readonly 'hand.name-taken': { readonly name: string };
  readonly 'hand.table-full': { readonly most: number };
  readonly 'hand.only-travellers-join': Nothing;
  readonly 'hand.only-travellers-leave': Nothing;
  readonly 'hand.table-empty': { readonly fewest: number };
  readonly 'hand.fabled': Nothing;
  readonly 'hand.fabled-once': Nothing;
  readonly 'hand.not-fabled': { readonly character: CharacterId };
  readonly 'hand.offer': Nothing;
  readonly 'hand.tellings': Nothing;
  readonly 'hand.seating': { readonly seats: readonly number[] };
  readonly 'hand.nothing-like-it': Written;
  readonly 'hand.alignment': Written;
  readonly 'hand.flag': { readonly field: string; readonly written: string };
  readonly 'hand.data': { readonly kind: string; readonly example: string };
  readonly 'hand.for-storyteller': { readonly character: CharacterId };
  readonly 'hand.believes': { readonly character: CharacterId };
  // Why something is suggested to the Storyteller, or was ruled
  /** The plain answer to a ruling. */
  readonly 'why.plain': { readonly ruling: RulingName; readonly character: CharacterId | null };
  readonly 'why.free': Nothing;
  readonly 'why.never-true': Nothing;
  readonly 'why.plainly': Nothing;
  readonly 'why.one-of-two': Nothing;
  readonly 'why.either-of-two': Nothing;
  readonly 'why.nothing-else': Nothing;
  readonly 'why.by-hand-done': Nothing;
  readonly 'why.day-moves-on': Nothing;
  readonly 'why.due-nomination': Nothing;
  readonly 'why.sweep': Nothing;
  readonly 'why.first-allowed': Nothing;
  readonly 'why.lot': Nothing;
  readonly 'why.game-goes-on': Nothing;
  readonly 'why.bluffs-easy': Nothing;
  readonly 'why.bluffs-outsider': { readonly character: CharacterId };
  readonly 'why.herring': Seat;
  readonly 'why.true-by-registering': Nothing;
  readonly 'why.true-and-open': Nothing;
  readonly 'why.true-and-useful': Nothing;
  readonly 'why.truth-slips': Nothing;
  readonly 'why.truth-harmless': Nothing;
  readonly 'why.false-harmless': Nothing;
  readonly 'why.false-believable': Nothing;
  readonly 'why.false-frames': Seat;
  readonly 'why.false-shields': Seat;
  readonly 'why.honest-look': Nothing;
  readonly 'why.spoiled-look': Nothing;
  readonly 'why.dies-after-all': Seat;
  readonly 'why.quiet-night': Nothing;
  readonly 'why.dies-for-evil': Seat;
  readonly 'why.dies-for-good': Seat;
  readonly 'why.dies-spared': Seat;
  readonly 'why.heir-hidden': Seat;
  readonly 'why.heir-catchable': Seat;
  readonly 'why.passes': Seat;
  readonly 'why.seen-as-is': Seat;
  readonly 'why.false-forced': Nothing;
  readonly 'why.false-forced-frames': Seat;
  readonly 'why.false-near': Nothing;
  readonly 'why.nobody-impaired': Nothing;
  readonly 'why.impaired-voice': Seat;
  readonly 'why.impaired-evil': Seat;
  readonly 'why.impaired-little': Seat;
  readonly 'why.impaired-idle': Seat;
  readonly 'why.confidant-tells': Seat;
  readonly 'why.confidant-little': Seat;
  readonly 'why.rival-doubted': Seat;
  readonly 'why.rival-believed': Seat;
  readonly 'why.false-minions': Nothing;
  readonly 'why.false-minions-true': Seat;
  readonly 'why.nobody-returns': Nothing;
  readonly 'why.returns': Seat;
  readonly 'why.lives-for-good': Seat;
  readonly 'why.lives-on': Seat;
  readonly 'why.dies-now': Seat;
  readonly 'why.dies-as-usual': Seat;
  readonly 'why.one-demon-too-many': Seat;
  readonly 'why.quiet-enough': Nothing;
  readonly 'why.said-true': Nothing;
  readonly 'why.said-false': Nothing;
  readonly 'why.said-unclear': Nothing;
  readonly 'why.open-nominations': Nothing;
  readonly 'why.nobody-dared': Nothing;
  readonly 'why.nobody-else': Nothing;
  readonly 'why.their-turn': Nothing;
  readonly 'why.all-spared': Nothing;
  readonly 'why.condemned': Seat;
  readonly 'offer.closed': Nothing;
  readonly 'offer.nothing-to-choose': Nothing;
}

export type SentenceKey = keyof Sentences;
export type SentenceOf<K extends SentenceKey> = K extends SentenceKey ? { readonly say: K } & Sentences[K] : never;
/** Something said to people, as data: `{ say: 'nominate.dead', seat: 3 }`. */
export type Sentence = SentenceOf<SentenceKey>;

/** What things are called where a sentence is rendered. */
export interface Names {
  name(seat: number): string;
  character(id: CharacterId): string;
}

/** All sentences in one language. */
export type Catalogue = {
  readonly [K in SentenceKey]:
    | string
    | ((sentence: SentenceOf<K>, names: Names, say: (inner: Sentence) => string) => string);
};
