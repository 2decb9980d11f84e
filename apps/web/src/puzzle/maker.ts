import type { CharacterId } from '@belfry/almanac';
import type { PuzzleFile, Refuted } from '@belfry/solver';
import { useEffect, useState } from 'react';
import { kept } from '../app/kept.ts';
import type { DailyPuzzle } from './daily.ts';

/** What is done beside the page: making a puzzle takes a second on a fast device and several on a slow one. */
export type Errand =
  | { readonly do: 'make'; readonly date: string }
  | { readonly do: 'refute'; readonly file: PuzzleFile; readonly guess: readonly CharacterId[] };

export type Reply =
  | { readonly type: 'playing'; readonly games: number }
  | { readonly type: 'made'; readonly puzzle: DailyPuzzle }
  | { readonly type: 'failed' }
  | { readonly type: 'refuted'; readonly why: Refuted | null };

const hire = () => new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' });

/** The last puzzle that was made, so that a second look costs nothing. */
const drawer = kept<DailyPuzzle | null>('belfry.puzzle', null);

export type Making =
  | { readonly state: 'making'; readonly games: number }
  | { readonly state: 'failed' }
  | { readonly state: 'made'; readonly puzzle: DailyPuzzle };

export function useDailyPuzzle(date: string): { readonly making: Making; readonly again: () => void } {
  const [round, setRound] = useState(0);
  const [making, setMaking] = useState<{ readonly date: string; readonly now: Making } | null>(null);
  const drawn = drawer.get();
  const isDrawn = drawn?.date === date;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (isDrawn) return;
    const worker = hire();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.type === 'playing') setMaking({ date, now: { state: 'making', games: data.games } });
      if (data.type === 'failed') setMaking({ date, now: { state: 'failed' } });
      if (data.type !== 'made') return;
      drawer.set(data.puzzle);
      setMaking({ date, now: { state: 'made', puzzle: data.puzzle } });
    };
    worker.onerror = () => setMaking({ date, now: { state: 'failed' } });
    worker.postMessage({ do: 'make', date } satisfies Errand);
    return () => worker.terminate();
  }, [date, isDrawn, round]);
  const now: Making =
    isDrawn && drawn !== null
      ? { state: 'made', puzzle: drawn }
      : making?.date === date
        ? making.now
        : { state: 'making', games: 0 };
  return {
    making: now,
    again: () => {
      setMaking(null);
      setRound(round + 1);
    },
  };
}

/** Why a guess cannot be. */
export function askWhyNot(file: PuzzleFile, guess: readonly CharacterId[]): Promise<Refuted | null> {
  const worker = hire();
  return new Promise<Refuted | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.type === 'refuted') resolve(data.why);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ do: 'refute', file, guess } satisfies Errand);
  }).finally(() => worker.terminate());
}
