import type { Board } from '../../town/board.ts';
import { handsToday } from './hands.ts';
import { firstClaimOf } from './signs.ts';

/**
 * In logarithms of odds, what speaks for evil that does not think of how it looks: hands that only such evil would have raised,
 * of the worst player and of all on average; hands that careful evil would have raised; how many of the living vote; claims that
 * came later than on the second day. Fitted to 5,100 days of 800 games of both kinds on the same deals, and rounded; from the third
 * day on the kind is told right in about seven of ten games.
 */
const SPEAKS = { worst: 0.9, careless: 0.85, careful: -1.25, hands: -2.8, tardy: 1.75 } as const;

/** How likely it is that the evil of this table do not think of how it looks, by what all saw on earlier days. */
export function carelessOn(board: Board): number {
  const { careless, careful } = handsToday(board);
  const logit =
    SPEAKS.worst * Math.max(...careless.evil) +
    SPEAKS.careless * mean(careless.evil) +
    SPEAKS.careful * mean(careful.evil) +
    SPEAKS.hands * mean(sharesOfHands(board)) +
    SPEAKS.tardy * tardinessOn(board);
  return 1 / (1 + Math.exp(-logit));
}

/** From nothing at `from` to all of it at `sure`: how far evil that seems this careless is taken for it. */
export const takenFor = (careless: number, { from, sure }: { readonly from: number; readonly sure: number }): number =>
  Math.max(0, Math.min(1, (careless - from) / (sure - from)));

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** By nomination, what share of the living voted. */
const sharesOfHands = ({ votes, nights, view }: Board): readonly number[] =>
  votes.flatMap(({ day, voters }) =>
    day < view.day ? [voters.length / Math.max(1, nights.get(day)?.living.length ?? 0)] : [],
  );

/** Most say on the second day who they are; each day more counts more. */
const MOST_LATE = 2.5;

const tardinessOn = (board: Board): number =>
  board.view.circle.reduce((sum, seat) => {
    const late = Math.min(MOST_LATE, (firstClaimOf(seat, board)?.day ?? 1) - 1);
    return sum + late * (late - 1);
  }, 0);
