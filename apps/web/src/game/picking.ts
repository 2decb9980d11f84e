import type { SeatId } from '@belfry/engine';
import { useCallback, useMemo, useState } from 'react';

/** A choice of players that is being made on the circle. */
export interface PickSpec {
  readonly title: string;
  readonly from: readonly SeatId[];
  readonly min: number;
  readonly max: number;
}

export interface Picking {
  readonly spec: PickSpec | null;
  readonly chosen: readonly SeatId[];
  readonly enough: boolean;
  begin(spec: PickSpec): void;
  toggle(seat: SeatId): void;
  stop(): void;
}

export function usePicking(): Picking {
  const [spec, setSpec] = useState<PickSpec | null>(null);
  const [chosen, setChosen] = useState<readonly SeatId[]>([]);
  const begin = useCallback((next: PickSpec) => {
    setSpec(next);
    setChosen([]);
  }, []);
  const stop = useCallback(() => {
    setSpec(null);
    setChosen([]);
  }, []);
  const toggle = useCallback(
    (seat: SeatId) => {
      if (spec === null || !spec.from.includes(seat)) return;
      setChosen((old) => {
        if (old.includes(seat)) return old.filter((other) => other !== seat);
        // With one more than allowed, the first choice makes room: a mistake is mended with one tap.
        return [...old, seat].slice(-spec.max);
      });
    },
    [spec],
  );
  return useMemo(() => {
    const enough = spec !== null && chosen.length >= spec.min && chosen.length <= spec.max;
    return { spec, chosen, enough, begin, toggle, stop };
  }, [spec, chosen, begin, toggle, stop]);
}
