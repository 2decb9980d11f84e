import type { SeenEvent } from '@belfry/engine';
import { useEffect, useRef, useState } from 'react';
import type { Desk } from './desk.ts';

export interface Show {
  readonly key: number;
  readonly seat: number;
  readonly fact: Extract<SeenEvent, { type: 'told' } | { type: 'you-are' }>;
}

export interface Shows {
  readonly shows: readonly Show[];
  shown(key: number): void;
}

/** What players without a screen of their own still have to be shown, in order. */
export function useShows(desk: Desk): Shows {
  const seen = useRef(desk.log.length);
  const [shows, setShows] = useState<readonly Show[]>([]);
  const { log, inPerson } = desk;
  useEffect(() => {
    if (log.length < seen.current) {
      // Steps were taken back: what they wanted shown is void.
      setShows((old) => old.filter((show) => show.key < log.length));
    } else {
      const fresh = log.slice(seen.current).flatMap((fact, at): Show[] => {
        if (fact.type !== 'told' && fact.type !== 'you-are') return [];
        return inPerson(fact.seat) ? [{ key: seen.current + at, seat: fact.seat, fact }] : [];
      });
      if (fresh.length > 0) setShows((old) => [...old, ...fresh]);
    }
    seen.current = log.length;
  }, [log, inPerson]);
  return { shows, shown: (key) => setShows((old) => old.filter((show) => show.key !== key)) };
}
