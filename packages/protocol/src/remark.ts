import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { z } from 'zod';
import { type Claim, ClaimShape } from './claim.ts';
import { Character, Seat } from './text.ts';

/** What a bot says, in a form that machines understand and every reader's language has words for. */
export type Remark =
  /** "I am the Chef, I saw 1." The whole of what they claim so far, every time; `told` of it is old news. */
  | { readonly say: 'claim'; readonly claim: Claim; readonly told?: number }
  | { readonly say: 'accuse'; readonly seat: SeatId; readonly because: Because }
  | { readonly say: 'vouch'; readonly seat: SeatId; readonly because: Because }
  /** `other`: words that were meant for them and that they did not understand. */
  | { readonly say: 'ask'; readonly seat: SeatId; readonly what: 'character' | 'learned' | 'suspects' | 'other' }
  /** Asked whom they suspect: nobody yet. */
  | { readonly say: 'undecided' }
  /** They did not understand what they were asked. */
  | { readonly say: 'unclear' }
  /** "Let us execute nobody today." */
  | { readonly say: 'rest' }
  /** "It was not me", when nominated. */
  | { readonly say: 'plead' }
  /** Whispered among the evil: who claims to be whom. */
  | { readonly say: 'plan'; readonly bluffs: readonly { readonly seat: SeatId; readonly character: CharacterId }[] }
  /** Whispered among the evil: who had better not see the morning. */
  | { readonly say: 'target'; readonly seat: SeatId };

/** What speaks for or against somebody, as one may say it aloud. */
export type Because =
  | { readonly why: 'clash'; readonly with: SeatId; readonly character: CharacterId }
  | { readonly why: 'told'; readonly by: SeatId; readonly character: CharacterId }
  | { readonly why: 'cleared'; readonly by: SeatId; readonly character: CharacterId }
  | { readonly why: 'cannot-be' }
  | { readonly why: 'died-at-night' }
  | { readonly why: 'proven' }
  | { readonly why: 'survived' }
  | { readonly why: 'changed-story' }
  | { readonly why: 'quiet' }
  | { readonly why: 'left-alive'; readonly character: CharacterId }
  /** Says to be somebody whose word nothing can test, with few left. */
  | { readonly why: 'untested'; readonly character: CharacterId }
  | { readonly why: 'vote'; readonly nominee: SeatId }
  /** Votes where hardly anybody else does. */
  | { readonly why: 'lone-hand' }
  /** All that was said and seen fits best so. */
  | { readonly why: 'altogether' }
  /** Somebody else has said so, and is believed. */
  | { readonly why: 'argued'; readonly by: SeatId }
  | { readonly why: 'hunch' };

const BecauseShape: z.ZodType<Because> = z.discriminatedUnion('why', [
  z.strictObject({ why: z.literal('clash'), with: Seat, character: Character }),
  z.strictObject({ why: z.literal('told'), by: Seat, character: Character }),
  z.strictObject({ why: z.literal('cleared'), by: Seat, character: Character }),
  z.strictObject({ why: z.literal('cannot-be') }),
  z.strictObject({ why: z.literal('died-at-night') }),
  z.strictObject({ why: z.literal('proven') }),
  z.strictObject({ why: z.literal('survived') }),
  z.strictObject({ why: z.literal('changed-story') }),
  z.strictObject({ why: z.literal('quiet') }),
  z.strictObject({ why: z.literal('left-alive'), character: Character }),
  z.strictObject({ why: z.literal('untested'), character: Character }),
  // The Storyteller can be nominated, too.
  z.strictObject({ why: z.literal('vote'), nominee: z.int().min(-1).max(99) }),
  z.strictObject({ why: z.literal('lone-hand') }),
  z.strictObject({ why: z.literal('altogether') }),
  z.strictObject({ why: z.literal('argued'), by: Seat }),
  z.strictObject({ why: z.literal('hunch') }),
]);

export const RemarkShape: z.ZodType<Remark> = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('claim'), claim: ClaimShape, told: z.int().min(0).exactOptional() }),
  z.strictObject({ say: z.literal('accuse'), seat: Seat, because: BecauseShape }),
  z.strictObject({ say: z.literal('vouch'), seat: Seat, because: BecauseShape }),
  z.strictObject({ say: z.literal('ask'), seat: Seat, what: z.enum(['character', 'learned', 'suspects', 'other']) }),
  z.strictObject({ say: z.literal('undecided') }),
  z.strictObject({ say: z.literal('unclear') }),
  z.strictObject({ say: z.literal('rest') }),
  z.strictObject({ say: z.literal('plead') }),
  z.strictObject({ say: z.literal('target'), seat: Seat }),
  z.strictObject({
    say: z.literal('plan'),
    bluffs: z.array(z.strictObject({ seat: Seat, character: Character })).max(20),
  }),
]);
