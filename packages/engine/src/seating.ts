import type { SeatId } from './seat.ts';
import { emit, reshuffled, type Table } from './table.ts';

/** Everybody sits down in this order, clockwise; who is whose neighbour follows from it. */
export function reseat(table: Table, circle: readonly SeatId[]): void {
  table.state.circle = [...circle];
  reshuffled(table);
  emit(table, { type: 'reseated', circle, to: 'everyone' });
}

/** Two players change places. */
export function swapSeats(table: Table, a: SeatId, b: SeatId): void {
  reseat(
    table,
    table.state.circle.map((id) => (id === a ? b : id === b ? a : id)),
  );
}
