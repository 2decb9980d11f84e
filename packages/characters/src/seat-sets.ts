import type { SeatId, SeatSet } from '@belfry/engine';

export const only = (seat: SeatId): SeatSet => 1 << seat;
export const holds = (set: SeatSet, seat: SeatId): boolean => (set & (1 << seat)) !== 0;

export function seatsOf(set: SeatSet): SeatId[] {
  const seats: SeatId[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(31 - Math.clz32(rest & -rest));
  return seats;
}

export const setOf = (seats: readonly SeatId[]): SeatSet => seats.reduce((set, seat) => set | (1 << seat), 0);
