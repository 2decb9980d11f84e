import type { SeatId } from '@belfry/engine';
import type { Board } from '../../town/board.ts';

/** Whom somebody says they know for one of the evil. */
export const namedBy = (seat: SeatId, board: Board): readonly SeatId[] =>
  (board.claimOf(seat)?.learned ?? []).flatMap(({ info }) =>
    info.says === 'player-is' && board.rules.lookUp(info.character)?.team === 'minion' ? [info.player] : [],
  );

/** Of two who each say that the other is evil, the wrong one on the gallows is more than a loss. */
export const isTwin = (seat: SeatId, board: Board): boolean =>
  namedBy(seat, board).some((other) => namedBy(other, board).includes(seat));

/** The dead do no harm on the gallows, unless one of such a pair is among them. */
export const harmlessDead = (board: Board): readonly SeatId[] => {
  const { circle } = board.view;
  const named = new Set(circle.flatMap((seat) => namedBy(seat, board)));
  return circle.filter((id) => !board.isAlive(id) && !named.has(id) && namedBy(id, board).length === 0);
};
