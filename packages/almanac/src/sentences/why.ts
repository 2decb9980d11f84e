import type { RulingName } from '../rulings/rulings.ts';
import type { CharacterId } from '../types.ts';
import type { Nothing, Seat } from './part.ts';
import type { Sentence } from './sentence.ts';

/** Games that were played on from a choice: how many, in how many good won, and how many had a final day. */
export interface PlayedOn {
  readonly games: number;
  readonly good: number;
  readonly last: number;
}

/** Why something is suggested to the Storyteller, or was ruled. */
export interface Reasons {
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
  readonly 'why.set-up': Nothing;
  readonly 'why.lot': Nothing;
  readonly 'why.game-goes-on': Nothing;
  readonly 'why.bluffs-easy': Nothing;
  readonly 'why.bluffs-outsider': { readonly character: CharacterId };
  readonly 'why.herring': Seat;
  readonly 'why.true-by-registering': Nothing;
  readonly 'why.true-and-open': Nothing;
  readonly 'why.true-and-useful': Nothing;
  readonly 'why.truth-slips': Nothing;
  readonly 'why.left-by-lot': Nothing;
  readonly 'why.beyond-belief': Nothing;
  /** How the games went that were played on from a choice that was not taken. */
  readonly 'why.played-on': PlayedOn;
  /** Why a choice was taken by playing on, and what the rule of thumb says for it. */
  readonly 'why.played-on-lasts': PlayedOn & { readonly besides: Sentence };
  readonly 'why.played-on-open': PlayedOn & { readonly besides: Sentence };
  readonly 'why.played-on-even': PlayedOn & { readonly besides: Sentence };
  readonly 'why.played-on-kept': PlayedOn & { readonly besides: Sentence };
  readonly 'why.truth-by-chance': Nothing;
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
  readonly 'why.false-half': Nothing;
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
  readonly 'why.madness-broken': Seat & { readonly character: CharacterId };
  readonly 'why.standstill': { readonly days: number };
  readonly 'why.one-good-left': Nothing;
  readonly 'why.misinformed': Seat;
  readonly 'why.passed-on': Seat;
  readonly 'why.goal-set': Seat;
  readonly 'why.goal-reached': Seat;
  readonly 'why.answers-for': Seat & { readonly victim: number };
  readonly 'why.open-nominations': Nothing;
  readonly 'why.nobody-dared': Nothing;
  readonly 'why.nobody-else': Nothing;
  readonly 'why.their-turn': Nothing;
  readonly 'why.all-spared': Nothing;
  readonly 'why.condemned': Seat;
}
