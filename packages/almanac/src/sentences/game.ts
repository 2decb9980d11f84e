import type { Brought } from '../lang.ts';
import type { CharacterId } from '../types.ts';
import type { Nothing, Noun, Seat, Throw, Written } from './part.ts';
import type { Sentence } from './sentence.ts';

/** What the rules say: how games end, what everybody hears, and why something cannot be done. */
export interface GameSentences {
  /** Somebody's own words. */
  readonly text: { readonly text: string };
  /** The words of a character that does not come with Belfry, who brings them in every language. */
  readonly own: { readonly words: Brought<string> };
  // How a game ends
  readonly 'outcome.demons-dead': Nothing;
  readonly 'outcome.two-left': Nothing;
  readonly 'outcome.storyteller': Nothing;
  readonly 'outcome.foregone': Nothing;
  readonly 'outcome.deathless': { readonly days: number };
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
  readonly 'public.final-day': Nothing;
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
  readonly 'undo.nothing': Nothing;
  readonly 'amend.too-long': { readonly most: number };
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
  readonly 'hand.days': Written;
  readonly 'hand.data': { readonly kind: string; readonly example: string };
  readonly 'hand.for-storyteller': { readonly character: CharacterId };
  readonly 'hand.believes': { readonly character: CharacterId };
  readonly 'offer.closed': Nothing;
  readonly 'offer.nothing-to-choose': Nothing;
}
