import type { SeatId } from '@belfry/engine';
import type { Remark } from '@belfry/protocol';

export type { Because, Remark } from '@belfry/protocol';

/** Something said at the table, in a form that machines understand; `phrase` makes the words. */
export interface Utterance {
  readonly day: number;
  readonly from: SeatId;
  readonly to: 'everyone' | readonly SeatId[];
  readonly remark: Remark;
}

/** Who is whispered to; nobody where everybody hears it. */
export const listenersOf = ({ to }: Utterance): readonly SeatId[] => (to === 'everyone' ? [] : to);
