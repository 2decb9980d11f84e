import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';

/** Something said at the table, in a form that machines understand; `phrase` makes the words. */
export interface Utterance {
  readonly day: number;
  readonly from: SeatId;
  readonly to: 'everyone' | readonly SeatId[];
  readonly remark: Remark;
}

export type Remark =
  /** "I am the Chef, I saw 1." The whole of what they claim so far, every time; `told` of it is old news. */
  | { readonly say: 'claim'; readonly claim: Claim; readonly told?: number }
  | { readonly say: 'accuse'; readonly seat: SeatId; readonly because: Because }
  | { readonly say: 'vouch'; readonly seat: SeatId; readonly because: Because }
  | { readonly say: 'ask'; readonly seat: SeatId; readonly what: 'character' | 'learned' }
  /** "It was not me", when nominated. */
  | { readonly say: 'plead' }
  /** Whispered among the evil: who claims to be whom. */
  | { readonly say: 'plan'; readonly bluffs: readonly { readonly seat: SeatId; readonly character: CharacterId }[] };

/** What speaks for or against somebody, as one may say it aloud. */
export type Because =
  | { readonly why: 'clash'; readonly with: SeatId; readonly character: CharacterId }
  | { readonly why: 'told'; readonly by: SeatId; readonly character: CharacterId }
  | { readonly why: 'cleared'; readonly by: SeatId; readonly character: CharacterId }
  | { readonly why: 'cannot-be' }
  | { readonly why: 'died-at-night' }
  | { readonly why: 'proven' }
  | { readonly why: 'survived' }
  | { readonly why: 'quiet' }
  | { readonly why: 'left-alive'; readonly character: CharacterId }
  | { readonly why: 'vote'; readonly nominee: SeatId }
  | { readonly why: 'hunch' };
