import type { SeatId } from '@belfry/engine';
import { useMemo } from 'react';
import { kept, useKept } from '../app/kept.ts';

/** What a player privately thinks of what a seat claims. Each is drawn in a shape of its own: a ring, a rhomb, a spike. */
export const STANCES = ['believe', 'unsure', 'doubt'] as const;
export type Stance = (typeof STANCES)[number];

/** `of` is the character that was claimed when it was noted (null: none): who claims another later is not believed by it. */
export interface Mark {
  readonly stance: Stance;
  readonly of: string | null;
}

export type MarksBySeat = Readonly<Partial<Record<SeatId, Mark>>>;

export interface Marks {
  readonly marks: MarksBySeat;
  /** null takes it away. */
  put(seat: SeatId, mark: Mark | null): void;
}

const NONE: MarksBySeat = {};
const KEPT_TABLES = 20;

const store = kept<Readonly<Record<string, MarksBySeat>>>('belfry.marks', {});

/** Latest last, so that the oldest table is the first to be forgotten. */
function putAt(key: string, seat: SeatId, mark: Mark | null): void {
  const { [key]: old = NONE, ...others } = store.get();
  const { [seat]: _, ...rest } = old;
  const latest = Object.entries(others).slice(1 - KEPT_TABLES);
  store.set({ ...Object.fromEntries(latest), [key]: mark === null ? rest : { ...rest, [seat]: mark } });
}

/** The private marks of one seat at one table; they stay on this device. */
export function useMarks(code: string, viewer: SeatId | null): Marks {
  const all = useKept(store);
  const key = `${code} ${viewer ?? '-'}`;
  const marks = all[key] ?? NONE;
  return useMemo(() => ({ marks, put: (seat, mark) => putAt(key, seat, mark) }), [marks, key]);
}

/** Whether a mark is about what the seat claims now. */
export const isCurrent = (mark: Mark, claimed: string | null): boolean => mark.of === claimed;
