import type { Script } from '@belfry/scripts';
import { scriptItems } from '@belfry/scripts';
import type { BotLevel, PairInfluence, Summary } from '@belfry/storyteller';
import { useRef, useState } from 'react';

/** What bots are asked to try. */
export interface Wish {
  readonly do: 'balance';
  readonly items: readonly unknown[];
  readonly counts: readonly number[];
  readonly bots: BotLevel;
  readonly seconds: number;
}

/** How the games have come out until now. */
export interface Outcome {
  readonly summary: Summary;
  readonly pairs: readonly PairInfluence[];
  /** Of the time that was given. */
  readonly done: number;
}

export type Word =
  | { readonly type: 'played'; readonly outcome: Outcome }
  /** No bag for any of these numbers of players. */
  | { readonly type: 'impossible' };

export type Trial =
  | { readonly state: 'unasked' }
  | { readonly state: 'impossible' }
  | { readonly state: 'failed' }
  | { readonly state: 'playing' | 'done'; readonly outcome: Outcome | null };

/** Games among bots beside the page, for as long as it was asked or until somebody has seen enough. */
export function useTrial(script: Script) {
  const [trial, setTrial] = useState<Trial>({ state: 'unasked' });
  const worker = useRef<Worker | null>(null);
  const leave = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  const stop = () => {
    leave();
    setTrial((now) => (now.state === 'playing' ? { ...now, state: 'done' } : now));
  };
  const start = (wish: Omit<Wish, 'items' | 'do'>) => {
    leave();
    setTrial({ state: 'playing', outcome: null });
    const hired = new Worker(new URL('./games.worker.ts', import.meta.url), { type: 'module' });
    worker.current = hired;
    hired.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.type === 'impossible') setTrial({ state: 'impossible' });
      else setTrial({ state: data.outcome.done >= 1 ? 'done' : 'playing', outcome: data.outcome });
    };
    hired.onerror = () => setTrial({ state: 'failed' });
    hired.postMessage({ do: 'balance', ...wish, items: scriptItems(script) } satisfies Wish);
  };
  return { trial, start, stop, leave };
}
