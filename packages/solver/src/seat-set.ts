import type { SeatId, SeatSet } from '@belfry/engine';

export const only = (seat: SeatId): SeatSet => 1 << seat;
export const holds = (set: SeatSet, seat: SeatId): boolean => (set & (1 << seat)) !== 0;
export const setOf = (seats: Iterable<SeatId>): SeatSet => {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return set;
};
export const isSingle = (set: SeatSet): boolean => set !== 0 && (set & (set - 1)) === 0;
export const firstOf = (set: SeatSet): SeatId => 31 - Math.clz32(set & -set);
export const sizeOf = (set: SeatSet): number => {
  let rest = set;
  let size = 0;
  for (; rest !== 0; rest &= rest - 1) size++;
  return size;
};
export function seatsOf(set: SeatSet): SeatId[] {
  const seats: SeatId[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstOf(rest));
  return seats;
}
