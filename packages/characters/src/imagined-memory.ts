import type { Course, SeatId } from '@belfry/engine';

/** A part of what somebody's abilities remember. */
export interface Part {
  of(course: Course, me: SeatId): number;
  keep(course: Course, me: SeatId, value: number): void;
}

/**
 * Bits of a memory. Whoever has several abilities at once (a Hermit has those of all Outsiders) has one memory for all of
 * them: those that may meet in one hand keep to bits of their own.
 */
export function bits(from: number, count: number): Part {
  const mask = (1 << count) - 1;
  return {
    of: (course, me) => (course.memory(me) >> from) & mask,
    keep: (course, me, value) => course.remember(me, (course.memory(me) & ~(mask << from)) | ((value & mask) << from)),
  };
}

/** The Outsiders who remember anything. */
export const BY_GOLEM = bits(0, 1);
export const BY_KLUTZ = bits(1, 1);
export const BY_BARBER = bits(2, 6);
export const BY_MOONCHILD = bits(8, 16);
export const BY_GOON = bits(24, 5);
