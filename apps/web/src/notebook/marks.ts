import type { SeatId } from '@belfry/engine';
import { useMemo } from 'react';
import { kept, useKept } from '../app/kept.ts';
import type { Mark } from './think.ts';

type Marks = Readonly<Record<SeatId, Mark>>;

const KEPT_TABLES = 20;
const NONE: Marks = {};
const shelf = kept<Readonly<Record<string, Marks>>>('belfry.notebook', {});

/** What a player takes for granted at one table. It stays on this device. */
export function useMarks(code: string, you: SeatId): readonly [Marks, (seat: SeatId, mark: Mark | null) => void] {
  const all = useKept(shelf);
  const key = `${code} ${you}`;
  const marks = all[key] ?? NONE;
  return useMemo(() => {
    const set = (seat: SeatId, mark: Mark | null) => {
      const { [key]: old = NONE, ...others } = shelf.get();
      const { [seat]: _, ...rest } = old;
      const latest = Object.entries(others).slice(-KEPT_TABLES);
      shelf.set({ ...Object.fromEntries(latest), [key]: mark === null ? rest : { ...rest, [seat]: mark } });
    };
    return [marks, set];
  }, [marks, key]);
}
